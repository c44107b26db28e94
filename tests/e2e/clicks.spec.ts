import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { copyDataFolder, demo, shortLived, startSite } from './site-process.ts';

/** Runs an operator command and returns its output. */
async function runOperatorCommand(dataDir: string, ...args: string[]): Promise<string> {
  const command = spawn(process.execPath, [...shortLived, 'build/server/cli.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let output = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(command, 'close');
  expect(code, output).toBe(0);
  return output;
}

test('clicks are counted, and none is lost on shutdown', async () => {
  const folder = copyDataFolder('demo');
  const site = await startSite({ DATA_DIR: folder.path, ...demo });
  try {
    const go = (id: number, init: RequestInit = {}) =>
      fetch(`${site.url}/go/${id}`, { redirect: 'manual', ...init });
    for (let click = 0; click < 25; click += 1) expect((await go(5)).status).toBe(302);
    expect((await go(1)).headers.get('location')).toBe('/demo-offer/1');
    expect((await go(5, { method: 'HEAD' })).status).toBe(302);
    expect((await go(5, { headers: { 'User-Agent': 'Googlebot/2.1' } })).status).toBe(302);
    expect((await go(99_999)).status).toBe(404);
    // Immediately, before the counter writes by itself.
    expect(await site.end('SIGTERM')).toBe(0);
    const report = await runOperatorCommand(folder.path, 'clicks');
    expect(report).toMatch(/^ +25 {2}Amazon$/m);
    expect(report).toMatch(/^ +1 {2}Sephora$/m);
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});
