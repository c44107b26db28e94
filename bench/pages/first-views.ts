import { cpuSeconds, processTree } from '../cpu-time.ts';
import { median } from '../tools.ts';
import type { PathSource } from '../uncached-pages.ts';
import { type ComparedSite, printTable } from './compared-site.ts';
import { plainBytes, requestPage } from './request-page.ts';

const rounds = 7;
const pagesPerRound = 50;
/** V8 compiles the busiest code again and again; the cost of a page settles after about 1,500. */
const warmUpPages = 1_500;
const startProducts = 300;
const startListings = 200;

/** CPU time of pages that were not requested before, one after the other; the builds take turns. */
export async function compareFirstViews(sites: readonly ComparedSite[]): Promise<void> {
  const head = ['first view', ...sites.flatMap(({ name }) => [`CPU ms, ${name}`, 'KB', 'KB sent'])];
  printTable('The first pages of a process, one start', [
    head,
    await measureStart(`${startProducts} products`, sites, (site) =>
      site.newProducts(startProducts),
    ),
    await measureStart(`then ${startListings} listings`, sites, (site) =>
      site.newListings(startListings),
    ),
  ]);
  const rows = [
    head,
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
  const medians = [...results.values()].map((visits) => ({
    cpuMs: median(visits.map(({ cpuMs }) => cpuMs)),
    bytes: median(visits.map(({ bytes }) => bytes)),
    sentBytes: median(visits.map(({ sentBytes }) => sentBytes)),
  }));
  return [name, ...medians.flatMap(cellsOf)];
}

async function measureStart(
  name: string,
  sites: readonly ComparedSite[],
  paths: (site: ComparedSite) => readonly string[],
): Promise<string[]> {
  const visits: Visit[] = [];
  for (const site of sites) visits.push(await visit(site, paths(site)));
  return [name, ...visits.flatMap(cellsOf)];
}

const cellsOf = ({ cpuMs, bytes, sentBytes }: Visit) => [
  cpuMs.toFixed(1),
  (bytes / 1000).toFixed(0),
  (sentBytes / 1000).toFixed(1),
];

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
