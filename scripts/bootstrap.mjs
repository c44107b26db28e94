// Runs before anything is installed: plain JavaScript for Node 20, no dependencies.
// `node scripts/bootstrap.mjs COMMAND [ARGUMENTS]` installs and builds if needed, then runs COMMAND.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const binFolder = at('node_modules', '.bin');
const lockPath = at('.bootstrap.lock');
const stampPath = at('build', '.stamp');

/** The program of each command; `site` commands run the built site on the user's own machine. */
const commands = {
  start: { program: ['build/server/main.js'], built: true, site: true },
  migrate: { program: ['build/server/cli.js', 'migrate'], built: true, site: true },
  // Collects garbage earlier: feeds need about 100 MB less, at the same speed. With one arena for all
  // threads instead of one for each, the C library keeps 25 MB less of freed memory.
  glowfare: {
    program: ['--max-semi-space-size=4', '--heap-growing-percent=50', 'build/server/cli.js'],
    env: { MALLOC_ARENA_MAX: '1' },
    built: true,
    site: true,
  },
  dev: { program: ['scripts/dev.ts'] },
  test: { program: ['scripts/test.ts'] },
  check: { program: ['scripts/check.ts'] },
  format: { program: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'] },
  bench: { program: ['bench/run.ts'], built: true },
  build: {},
};

// Standard output is reserved for the command, which may print JSON.
const say = (line) => process.stderr.write(`${line}\n`);

/** Progress: one line that counts seconds on a terminal, or a single line in a log. */
function showProgress(what, expectation) {
  if (!process.stderr.isTTY) {
    say(`${what} (${expectation}) …`);
    return () => {};
  }
  const began = Date.now();
  const draw = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stderr.write(`\r${what} (${expectation}) … ${seconds} s `);
  };
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    draw();
    say('');
  };
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

let child;
for (const signal of ['SIGINT', 'SIGTERM']) {
  // After Ctrl-C, the terminal has already signaled the child; our programs ignore a second signal. On
  // Windows, which has no signals, it would end the child immediately.
  process.on(signal, () => {
    if (process.platform !== 'win32' || !child) passOn(signal);
  });
}

function passOn(signal) {
  if (child) child.kill(signal);
  else process.exit(128 + constants.signals[signal]);
}

// npm signals the shell between us, and some shells exit without forwarding the signal.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 250);
  watch.unref();
}

/** Runs a program to its end and returns its exit code and, unless shown, its output. */
function run(program, args, { env = {}, show = false }) {
  return new Promise((resolve, reject) => {
    child = spawn(program, args, {
      cwd: root,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      child = undefined;
      if (signal && !show) process.exit(128 + constants.signals[signal]);
      resolve({ code: signal ? 128 + constants.signals[signal] : code, output });
    });
  });
}

/** npm stores a copy of the lockfile for installed packages; the two must match. */
function isInstalled() {
  try {
    const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
    const wanted = read(at('package-lock.json'));
    const installed = read(at('node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      if (path === '') return true;
      const there = installed[path];
      if (!there) return optional === true;
      return there.version === version && there.integrity === integrity;
    });
  } catch {
    return false;
  }
}

/** npm's program as Windows installs it next to Node; npm.cmd cannot run without a shell. */
function bundledNpm() {
  const path = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(path) ? path : undefined;
}

async function install() {
  const done = showProgress('Installing packages', 'about half a minute the first time');
  // NODE_ENV=production would omit packages that the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm = bundledNpm(), npm_node_execpath: npmNode } = process.env;
  const { code, output } = npm
    ? await run(npmNode ?? process.execPath, [npm, ...args], {})
    : await run('npm', args, {});
  done();
  if (code !== 0) fail(`${output}\nThe packages could not be installed: see above.`);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/** On Linux, Node 26 is installed with the packages; elsewhere the running Node is used. */
function findNode() {
  const packaged = join(binFolder, 'node');
  const { status, stdout } = spawnSync(packaged, ['-p', 'process.versions.node']);
  if (status === 0 && isNewEnough(String(stdout))) return packaged;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(
    `This is Node ${process.versions.node}, and Glowfare needs 22.22 or newer: install Node 26, ` +
      'or on Linux run `npm ci --include=optional`, which installs it.',
  );
}

/** A hash of all inputs of the build. */
function hashSources() {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
  for (const folder of ['src', 'public', 'assets/pictures/shapes']) {
    if (!existsSync(at(folder))) continue;
    for (const entry of readdirSync(at(folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.includes('.test.')) continue;
      files.push(join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
    }
  }
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

function isBuilt() {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hashSources();
}

async function build(node) {
  const done = showProgress('Building', 'a few seconds');
  const hash = hashSources();
  rmSync(stampPath, { force: true });
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run(node, ['scripts/build.ts'], { env });
  done();
  if (code !== 0) fail(`${output}\nThe build failed: see above.`);
  writeFileSync(stampPath, hash);
}

/**
 * Identifies a process. Process ids are reused, so it includes the start time where the system provides
 * it.
 */
function nameOf(pid) {
  try {
    process.kill(pid, 0);
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return 'none';
  }
}

/** A lock: concurrent commands must not install or build at the same time. */
async function holdingLock(work) {
  for (let announced = false, before; ; ) {
    try {
      writeFileSync(lockPath, nameOf(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lockPath) ? readFileSync(lockPath, 'utf8') : '';
    // Checked twice, because a lock that was just created is still empty.
    const isDead = holder === before && holder !== nameOf(Number.parseInt(holder, 10));
    before = holder;
    if (isDead) rmSync(lockPath, { force: true });
    else if (!announced) say('Waiting for another command that is installing or building …');
    announced = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(lockPath, { force: true });
  process.on('exit', release);
  await work();
  process.off('exit', release);
  release();
}

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Choose one of: ${Object.keys(commands).join(', ')}.`);

if (!isInstalled()) await holdingLock(async () => isInstalled() || install());
const node = findNode();
if (name === 'build') await holdingLock(() => build(node));
if (command.built && !isBuilt()) await holdingLock(async () => isBuilt() || build(node));
if (command.program) {
  const local = command.site && !process.env.NODE_ENV;
  const env = { ...command.env, ...(local && { NODE_ENV: 'production', GLOWFARE_LOCAL: '1' }) };
  const { code } = await run(node, [...command.program, ...args], { env, show: true });
  process.exit(code);
}
