import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceKey } from '../e2e/member.ts';
import { serveSharedSites } from '../e2e/shared-sites.ts';
import { prepareDataFolders } from '../e2e/site-process.ts';
import { findFreePort } from './free-port.ts';

/**
 * Starts the built site on a free port for the journeys, and prepares data folders for the sites that
 * some of them start.
 */
export default async function startProductionServer(): Promise<() => Promise<void>> {
  const folders = mkdtempSync(join(tmpdir(), 'glowfare-folders-'));
  // The journeys start the program some sixty times.
  process.env.NODE_COMPILE_CACHE = join(folders, 'compile-cache');
  const { dataDir, prepared } = await prepareDataFolders(folders);
  // Awaited below; until then a failure must not count as unhandled.
  prepared.catch(() => {});
  const port = await findFreePort();
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      DEV_PAGES: 'on',
      DEMO_PRODUCTS: '600',
      DEMO_PRICES: 'still',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      // All visitors of the journeys share one address.
      AUTH_LIMITS: 'off',
      READ_LIMIT_EXEMPT: '127.0.0.0/8,::1',
      AUTH_MAIL_INTERVAL_SECONDS: '0',
      AUTH_SERVICE_KEY: serviceKey,
    },
  });
  const shared = await serveSharedSites();
  const stop = async () => {
    await shared.stop();
    if (server.exitCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    rmSync(folders, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Ready: ')) resolve();
        // Later output is a warning that a journey has caused.
        else if (text.startsWith('{')) process.stdout.write(text);
      });
      server.once('error', reject);
      server.once('exit', () => reject(new Error('The built site did not start: see above.')));
    });
    await prepared;
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.JOURNEYS_FOLDERS = folders;
  process.env.JOURNEYS_SITES = shared.url;
  process.env.JOURNEYS_URL = `http://localhost:${port}`;
  return stop;
}
