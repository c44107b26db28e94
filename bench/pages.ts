import { applyLoad, type Round } from './load.ts';
import { startNginx } from './nginx.ts';
import { startSite } from './site.ts';
import { median } from './tools.ts';

const rounds = 5;
const seconds = 3;

const scenarios = [
  { name: 'home, kept in memory', path: '/', everNew: false },
  { name: 'listing, rendered anew each time', path: '/products', everNew: true },
];

async function pageBytes(url: string): Promise<Uint8Array> {
  // fetch would unpack it; nginx must serve the very bytes that we do.
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

/** Ours and nginx in turns, so that a noisy minute hits both. */
export async function run(): Promise<void> {
  const site = await startSite();
  try {
    console.log(`${rounds} rounds of ${seconds} s each, 16 connections, medians; brotli.\n`);
    console.log(
      `${'page'.padEnd(36)} bytes | pages/s: ours   nginx  ratio | CPU µs/page: ours  nginx  ratio`,
    );
    for (const { name, path, everNew } of scenarios) {
      const url = `${site.url}${path}`;
      const bytes = await pageBytes(url);
      const nginx = await startNginx(bytes);
      const ours: Round[] = [];
      const theirs: Round[] = [];
      await applyLoad({ url, pid: site.pid, seconds: 2, everNew });
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await applyLoad({ url, pid: site.pid, seconds, everNew }));
        theirs.push(
          await applyLoad({ url: `${nginx.url}${path}`, pid: nginx.pid, seconds, everNew }),
        );
      }
      nginx.stop();
      report(name, bytes.length, ours, theirs);
    }
  } finally {
    await site.stop();
  }
}

function report(name: string, bytes: number, ours: Round[], theirs: Round[]): void {
  const rate = (list: Round[]) => median(list.map((round) => round.pagesPerSecond));
  const cpu = (list: Round[]) => median(list.map((round) => round.cpuMicrosPerPage));
  const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(8);
  console.log(
    `${name.padEnd(36)}${String(bytes).padStart(6)} |       ${cell(rate(ours))}${cell(rate(theirs))}${cell(rate(ours) / rate(theirs), 2)} |          ${cell(cpu(ours))}${cell(cpu(theirs), 1)}${cell(cpu(ours) / cpu(theirs), 1)}`,
  );
}
