import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder as createDatabaseFiles } from '~/db/engine/create-data-folder.server';
import { findFreePort } from '../setup/free-port.ts';

export interface SiteProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and returns the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** Creates a data folder for one test; call `remove` afterwards. */
export function createDataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'glowfare-site-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Options of Node for programs that run for seconds: optimizing the code of the database takes a third of
 * their time.
 */
export const shortLived = ['--liftoff-only'];

/** The small demonstration catalog of separate sites. */
export const demo = { CATALOGUE: 'demo', DEMO_PRODUCTS: '60' };

/** Adds a data folder with the files of a new database, whose creation takes longest. */
function addDataFolder(parent: string, name: string): string {
  const path = join(parent, name);
  mkdirSync(path, { mode: 0o700 });
  cpSync(join(parent, 'new'), join(path, 'pglite'), { recursive: true });
  return path;
}

/**
 * Creates a database once; returns a data folder with a copy, for the site under test. Another site starts
 * once with each catalog, and its data folder is stored for `copyDataFolder`: a first start takes three
 * times as long as the next one.
 */
export async function prepareDataFolders(parent: string) {
  await createDatabaseFiles(join(parent, 'new'));
  async function prepare(): Promise<void> {
    for (const [name, catalog] of Object.entries({ empty: {}, demo })) {
      const site = await startSite({ DATA_DIR: addDataFolder(parent, name), ...catalog });
      await site.end('SIGTERM');
    }
  }
  return { dataDir: addDataFolder(parent, 'main'), prepared: prepare() };
}

/** Copies a prepared data folder, for tests that are not about the first start. */
export function copyDataFolder(catalog: 'empty' | 'demo') {
  const folder = createDataFolder();
  cpSync(join(process.env.JOURNEYS_FOLDERS ?? '', catalog), folder.path, { recursive: true });
  return folder;
}

/** Starts the built site as a separate process and waits until it is ready, or prints `awaited`. */
export async function startSite(
  env: Record<string, string>,
  awaited = 'Ready: ',
): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, [...shortLived, 'build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      DEV_PAGES: 'on',
      CATALOGUE: 'empty',
      DEMO_PRICES: 'still',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  // A test that times out ends without stopping its site.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes(awaited)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The built site did not start:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return child.exitCode ?? child.signalCode;
    },
  };
}

/** The ids of all emails on the outbox page. */
export async function listMailIds(url: string): Promise<Set<string>> {
  const html = await (await fetch(`${url}/dev/outbox`)).text();
  return new Set(Array.from(html.matchAll(/\/dev\/outbox\/([\da-f-]{36})/g), ([, id = '']) => id));
}

const isAccessibleToOthers = (path: string) => (statSync(path).mode & 0o077) !== 0;

/** Folders at any depth, and top-level files, that other users could access. */
export function pathsOthersCanAccess(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const guarded = below.filter((entry) => entry.isDirectory() || entry.parentPath === folder);
  const paths = guarded.map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...paths].filter(isAccessibleToOthers);
}
