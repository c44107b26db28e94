import { get } from 'node:http';
import { applyLoad, type Round } from './load.ts';
import { readMemory, resetPeak } from './memory.ts';
import { startNginx } from './nginx.ts';
import { type SiteServer, startFilledSite } from './site.ts';
import { median } from './tools.ts';
import {
  averageHits,
  type PathSource,
  readBrands,
  uncachedListings,
  uncachedProducts,
} from './uncached-pages.ts';

const rounds = 5;
const seconds = 3;
const warmUpSeconds = 2;
const memorySeconds = 30;
/** More than a round can serve, so that none repeats. */
const everNewCount = 2_500;

const always =
  (path: string): PathSource =>
  () => [path];

/** Alternates the site and nginx, so that other load affects both. */
export async function run(): Promise<void> {
  const site = await startFilledSite();
  try {
    const listings = uncachedListings(await readBrands(site.url));
    console.log(`${rounds} rounds of ${seconds} s each, 16 connections, medians; brotli.`);
    const hits = await averageHits(site.url, listings(50));
    console.log(`The uncached listings show ${hits.toFixed(1)} products on average.\n`);
    console.log(
      `${'page'.padEnd(36)} bytes | pages/s: ours   nginx  ratio | CPU µs/page: ours  nginx  ratio`,
    );
    await compare(site, 'home, cached', always('/'));
    await compare(site, 'listing, cached', always('/products'));
    await compare(site, 'product, cached', always('/product/1'));
    await compare(site, 'listing, uncached filters', listings);
    await compare(site, 'product, uncached', uncachedProducts());
    await watchMemory(site, listings);
  } finally {
    await site.stop();
  }
}

async function compare(site: SiteServer, name: string, paths: PathSource): Promise<void> {
  const [example = '/'] = paths(1);
  const bytes = await pageBytes(`${site.url}${example}`);
  const nginx = await startNginx(bytes);
  const ours: Round[] = [];
  const theirs: Round[] = [];
  const load = { origin: site.url, pid: site.pid };
  await applyLoad({ ...load, seconds: warmUpSeconds, paths: paths(everNewCount) });
  for (let round = 0; round < rounds; round += 1) {
    const asked = paths(everNewCount);
    const result = await applyLoad({ ...load, seconds, paths: asked });
    if (asked.length > 1 && result.pages > asked.length)
      throw new Error(`${name}: ${asked.length} addresses were not enough for a round.`);
    ours.push(result);
    theirs.push(await applyLoad({ origin: nginx.url, pid: nginx.pid, seconds, paths: asked }));
  }
  nginx.stop();
  report(name, bytes.length, ours, theirs);
}

/** Memory of the site while it renders only new pages. */
async function watchMemory({ url, pid }: SiteServer, paths: PathSource): Promise<void> {
  const before = readMemory(pid);
  resetPeak(pid);
  const { pages } = await applyLoad({
    origin: url,
    pid,
    seconds: memorySeconds,
    paths: paths((everNewCount / seconds) * memorySeconds),
  });
  const after = readMemory(pid);
  const mebibytes = (value: number) => `${Math.round(value)} MiB`;
  console.log(
    `\nMemory under ${memorySeconds} s of uncached listings (${pages} pages): ` +
      `${mebibytes(before.now)} before, ${mebibytes(after.peak)} at most, ${mebibytes(after.now)} after.`,
  );
}

/** fetch would decompress it, but nginx must serve the same bytes. */
function pageBytes(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

function report(name: string, bytes: number, ours: Round[], theirs: Round[]): void {
  const rate = (list: Round[]) => median(list.map((round) => round.pagesPerSecond));
  const cpu = (list: Round[]) => median(list.map((round) => round.cpuMicrosPerPage));
  const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(8);
  console.log(
    `${name.padEnd(36)}${String(bytes).padStart(6)} |       ${cell(rate(ours))}${cell(rate(theirs))}${cell(rate(ours) / rate(theirs), 3)} |          ${cell(cpu(ours))}${cell(cpu(theirs), 1)}${cell(cpu(ours) / cpu(theirs), 1)}`,
  );
}
