import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run-program.ts';

/** A project with minimal packages, build and commands. */
const project = {
  'package-lock.json': '{"packages":{}}',
  'vite.config.ts': '',
  'react-router.config.ts': '',
  'npm.cjs': `const fs = require('node:fs');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
    console.log('added 1 package');`,
  'cli.cjs': 'console.log(JSON.stringify(process.argv.slice(2)));',
  'main.cjs': `console.log('Ready');
    setInterval(() => {}, 1_000);
    process.on('SIGTERM', () => { console.log('Stopped'); process.exit(0); });`,
  'scripts/build.ts': `const fs = require('node:fs');
    fs.mkdirSync('build/server', { recursive: true });
    for (const name of ['cli', 'main']) fs.copyFileSync(name + '.cjs', 'build/server/' + name + '.js');
    console.log('built in 1 s');`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-bootstrap-'));
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const npm = () => ({ npm_execpath: join(folder, 'npm.cjs'), npm_lifecycle_event: 'start' });

test('only the command writes to standard output, even if packages are installed first', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/bootstrap.mjs'), 'glowfare', 'feed', 'list', '--json'],
    { encoding: 'utf8', env: npm() },
  );
  expect(stderr).toMatch(/Installing packages[\s\S]*Building/);
  expect(JSON.parse(stdout)).toEqual(['feed', 'list', '--json']);
});

test.skipIf(process.platform === 'win32')(
  'the site stops when npm’s shell is signaled',
  async () => {
    const script = `"${process.execPath}" scripts/bootstrap.mjs start; exit`;
    const shell = spawn('sh', ['-c', script], {
      cwd: folder,
      env: { ...npm(), PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    const ended = once(shell.stdout, 'close');
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said === 'Ready\n') shell.kill('SIGTERM');
    });
    await ended;
    expect(said).toBe('Ready\nStopped\n');
  },
  30_000,
);
