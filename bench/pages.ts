import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../tests/setup/postgres-cluster.ts';
import { applyLoad } from './load.ts';
import { readMemory, resetPeak } from './memory.ts';
import { compareCachedPages } from './pages/cached-pages.ts';
import { type ComparedSite, compared } from './pages/compared-site.ts';
import { compareCrawls } from './pages/crawl.ts';
import { compareFirstViews } from './pages/first-views.ts';
import { compareIngredientListings } from './pages/ingredient-listings.ts';
import { startFilledSite } from './site.ts';
import { averageHits } from './uncached-pages.ts';

const memorySeconds = 30;
/** More than can be served in that time. */
const memoryPages = 30_000;

const parts = {
  first: compareFirstViews,
  cached: compareCachedPages,
  crawl: compareCrawls,
  ingredients: compareIngredientListings,
  memory: watchMemory,
};

/**
 * Measures this build, and with --peer another checkout's in turns, so that other load affects both. With
 * --postgres, each has a server of its own, whose CPU time does not count.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      peer: { type: 'string' },
      products: { type: 'string' },
      postgres: { type: 'boolean' },
    },
  });
  const settings: Record<string, string> = values.products
    ? { DEMO_PRODUCTS: values.products }
    : {};
  const sites: ComparedSite[] = [];
  const clusters: Cluster[] = [];
  const start = async (name: string, checkout?: string) => {
    const cluster = values.postgres ? await startCluster({ isLasting: true }) : undefined;
    if (cluster) clusters.push(cluster);
    const database: Record<string, string> = cluster ? { DATABASE_URL: cluster.url } : {};
    const site = await startFilledSite({ ...settings, ...database }, checkout);
    sites.push(await compared(name, site));
  };
  try {
    await start('this build');
    if (values.peer) await start('peer', values.peer);
    const [first] = sites;
    if (first) {
      const hits = await averageHits(first.url, first.newListings(50));
      console.log(`The new listings show ${hits.toFixed(1)} products on average.`);
    }
    for (const [name, measure] of Object.entries(parts))
      if (positionals.length === 0 || positionals.includes(name)) await measure(sites);
    console.log(
      `\nLoad average: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}.`,
    );
  } finally {
    for (const site of sites) await site.stop();
    for (const cluster of clusters) await cluster.remove();
  }
}

/** Memory of the first site while it renders only new pages. */
async function watchMemory([site]: readonly ComparedSite[]): Promise<void> {
  if (!site) return;
  const { url: origin, pid } = site;
  const before = readMemory(pid);
  resetPeak(pid);
  const paths = site.newListings(memoryPages);
  const { pages } = await applyLoad({ origin, pid, seconds: memorySeconds, paths });
  const after = readMemory(pid);
  const mebibytes = (value: number) => `${Math.round(value)} MiB`;
  console.log(
    `\nMemory under ${memorySeconds} s of new listings (${pages} pages): ` +
      `${mebibytes(before.now)} before, ${mebibytes(after.peak)} at most, ${mebibytes(after.now)} after.`,
  );
}
