import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/setup/free-port.ts';
import { cpuSeconds } from './cpu-time.ts';

export interface SiteServer {
  url: string;
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the built site on a free port with a fresh catalog. */
export async function startSite(settings: Record<string, string> = {}): Promise<SiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glowfare-bench-'));
  return thenRemove(await startSiteAt(dataDir, settings), dataDir);
}

/**
 * The built site after its second start: loading the catalog takes memory that is not needed
 * afterwards.
 */
export async function startFilledSite(
  settings: Record<string, string> = {},
  checkout = '.',
): Promise<SiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glowfare-bench-'));
  console.log('Filling the demo catalog …');
  await (await startSiteAt(dataDir, settings, checkout)).stop();
  // A job adds the reviews of a large demonstration for a quarter of an hour; that is not measured.
  const filled = { ...settings, DEMO_PRODUCTS: '600' };
  return thenRemove(await startSiteAt(dataDir, filled, checkout), dataDir);
}

function thenRemove(site: SiteServer, dataDir: string): SiteServer {
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The site answers before its index is built; that work is not part of what is measured. */
async function untilIdle(pid: number): Promise<void> {
  const maxBusySeconds = 0.1;
  for (let before = cpuSeconds(pid), busy = 1; busy > maxBusySeconds; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = cpuSeconds(pid);
    busy = now - before;
    before = now;
  }
}

/** Starts the built site on an existing data folder; of this checkout or another one. */
export async function startSiteAt(
  dataDir: string,
  settings: Record<string, string>,
  checkout = '.',
): Promise<SiteServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    // Builds before the server chose it by itself need it.
    NODE_ENV: checkout === '.' ? '' : 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO_PRICES: 'still',
    DRAIN_SECONDS: '0',
    // This measures speed, not rate limits.
    READ_LIMIT_EXEMPT: '127.0.0.0/8,::1',
    ...settings,
  };
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: checkout,
    env,
  });
  for await (const text of server.stdout) if (String(text).includes('Ready')) break;
  await untilIdle(server.pid ?? 0);
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}
