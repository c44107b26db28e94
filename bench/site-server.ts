import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/setup/free-port.ts';

export type SiteServer = Awaited<ReturnType<typeof startSite>>;

/** The built site with the whole demo catalogue in a folder of its own, started a second time. */
export async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'glowfare-bench-'));
  console.log('Filling the demo catalogue …');
  // Loading takes memory that a shop does not need afterwards; what is measured has only opened it.
  await (await start(dataDir)).end();
  const { url, pid, end } = await start(dataDir);
  return {
    url,
    pid,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(dataDir: string) {
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  };
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  for await (const text of server.stdout) if (String(text).includes('Ready')) break;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async end() {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}
