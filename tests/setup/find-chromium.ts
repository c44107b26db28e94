import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { writeFontsConfig } from './chromium-fonts.ts';
import { canInstall, installWithApt } from './install-with-apt.ts';

/** The options of `chromium.launch`. */
interface Launch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

// The shell first: the others load icons and pages of their own, even without a window.
const names = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];
const otherPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const advice = 'There is no Chromium: install one, or set CHROME_PATH to its program.';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packageFolder = join(modules, '@sparticuz', 'chromium');
const cacheFolder = join(modules, '.cache');

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The first available Chromium: the configured one, Playwright's, the system's, or the one from npm, which
 * runs on x64 only. On other machines, Debian's is installed.
 */
export async function findChromium(): Promise<Launch> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const installed = () => [chromium.executablePath(), ...systemPlaces()].find(existsSync);
  let executablePath = named ?? installed();
  if (!executablePath && process.arch === 'x64') return unpackChromium();
  if (!executablePath && canInstall()) {
    installWithApt('chromium-headless-shell', advice);
    executablePath = installed();
  }
  if (!executablePath) throw new Error(advice);
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quietFlags] : quietFlags;
  return { executablePath, args, env: environment() };
}

function systemPlaces(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...otherPlaces];
}

/**
 * The package unpacks into the folder for temporary files and uses what exists there, even if it belongs
 * to another user or version or is incomplete. So we give it a separate folder.
 */
async function unpackChromium(): Promise<Launch> {
  try {
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    const folder = join(cacheFolder, `chromium-${version}`);
    if (!existsSync(folder)) await unpackInto(folder);
    writeFontsConfig(folder);
    const env = {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    };
    // It does not start with more arguments than this one.
    return { executablePath: join(folder, 'chromium'), args: ['--no-sandbox'], env };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${advice} (${reason})`, { cause: error });
  }
}

/** The package is made for Lambda: only there does it unpack its libraries and fonts, so we simulate it. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const before = { ...process.env };
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: unfinished });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    // Its libraries are for the browser only; other programs must not load them.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
