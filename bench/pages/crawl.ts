import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../tools.ts';
import { type ComparedSite, printTable } from './compared-site.ts';
import { requestPage } from './request-page.ts';

const seconds = 15;
const crawlers = 8;
const probeEveryMs = 20;
const cachedPath = '/products';

/** How long a cached page takes while crawlers request new pages at full speed, and without them. */
export async function compareCrawls(sites: readonly ComparedSite[]): Promise<void> {
  const rows = [
    [
      'build',
      'new pages/s',
      'cached page, calm: p50',
      'p95 ms',
      'crawled: p50',
      'p95 ms',
      'p95 ratio',
    ],
  ];
  for (const site of sites) rows.push(await crawl(site));
  printTable(`A crawl with ${crawlers} connections for ${seconds} s`, rows);
}

async function crawl(site: ComparedSite): Promise<string[]> {
  const calm = await probe(site);
  let pages = 0;
  const stopping = new AbortController();
  const visitNewPages = async () => {
    while (!stopping.signal.aborted) {
      const [path = '/'] = pages % 2 === 0 ? site.newProducts(1) : site.newListings(1);
      pages += 1;
      await requestPage(`${site.url}${path}`);
    }
  };
  const running = Array.from({ length: crawlers }, visitNewPages);
  const crawled = await probe(site);
  stopping.abort();
  await Promise.all(running);
  const ms = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
  return [
    site.name,
    (pages / seconds).toFixed(0),
    ms(calm, 0.5),
    ms(calm, 0.95),
    ms(crawled, 0.5),
    ms(crawled, 0.95),
    (percentile(crawled, 0.95) / percentile(calm, 0.95)).toFixed(1),
  ];
}

async function probe({ url }: ComparedSite): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await requestPage(`${url}${cachedPath}`);
    times.push(performance.now() - began);
    await sleep(probeEveryMs);
  }
  return times;
}
