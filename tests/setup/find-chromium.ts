import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What `chromium.launch` needs to know. */
interface Launch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const otherPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first Chromium there is: the one named, Playwright's, the system's, the one from npm. */
export async function findChromium(): Promise<Launch> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const executablePath = named ?? [chromium.executablePath(), ...systemPlaces()].find(existsSync);
  if (!executablePath) return unpackChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
  return { executablePath, args, env: environment() };
}

function systemPlaces(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...otherPlaces];
}

/** The package is made for Lambda: told that it is there, it brings its own libraries and fonts. */
async function unpackChromium(): Promise<Launch> {
  const before = { ...process.env };
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: '/tmp' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    // With more arguments than this one it does not start.
    return { executablePath, args: ['--no-sandbox'], env: environment() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `There is no Chromium: install one, or set CHROME_PATH to its program. (${reason})`,
      { cause: error },
    );
  } finally {
    // Its libraries are for the browser alone; other programs must not load them.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
