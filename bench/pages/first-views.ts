import { cpuSeconds, processTree } from '../cpu-time.ts';
import { median } from '../tools.ts';
import type { PathSource } from '../uncached-pages.ts';
import { type ComparedSite, printTable } from './compared-site.ts';
import { plainBytes, requestPage } from './request-page.ts';

const rounds = 7;
const pagesPerRound = 50;
/** V8 compiles the busiest code again and again; the cost of a page settles after about 1,500. */
const warmUpPages = 1_500;

/** CPU time of pages that were not requested before, one after the other; the builds take turns. */
export async function compareFirstViews(sites: readonly ComparedSite[]): Promise<void> {
  const rows = [
    ['first view', ...sites.flatMap(({ name }) => [`CPU ms, ${name}`, 'KB', 'KB sent'])],
    await measure('product', sites, ({ newProducts }) => newProducts),
    await measure('listing', sites, ({ newListings }) => newListings),
  ];
  printTable(`First views: medians of ${rounds} rounds of ${pagesPerRound} pages`, rows);
}

async function measure(
  name: string,
  sites: readonly ComparedSite[],
  source: (site: ComparedSite) => PathSource,
): Promise<string[]> {
  for (const site of sites) await visit(site, source(site)(warmUpPages));
  const results = new Map(sites.map((site) => [site, [] as Visit[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites)
      results.get(site)?.push(await visit(site, source(site)(pagesPerRound)));
  }
  const cells = [...results.values()].flatMap((visits) => [
    median(visits.map(({ cpuMs }) => cpuMs)).toFixed(1),
    (median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(0),
    (median(visits.map(({ sentBytes }) => sentBytes)) / 1000).toFixed(1),
  ]);
  return [name, ...cells];
}

/** Per page. */
interface Visit {
  cpuMs: number;
  bytes: number;
  sentBytes: number;
}

async function visit({ url, pid }: ComparedSite, paths: readonly string[]): Promise<Visit> {
  const cpuNow = () => processTree(pid).reduce((sum, each) => sum + cpuSeconds(each), 0);
  const before = cpuNow();
  let bytes = 0;
  let sentBytes = 0;
  for (const path of paths) {
    const page = await requestPage(`${url}${path}`);
    if (page.status !== 200) throw new Error(`${path} was answered with ${page.status}.`);
    bytes += plainBytes(page);
    sentBytes += page.body.length;
  }
  const { length } = paths;
  const cpuMs = ((cpuNow() - before) * 1000) / length;
  return { cpuMs, bytes: bytes / length, sentBytes: sentBytes / length };
}
