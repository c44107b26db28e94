import { get as request } from 'node:http';
import { everNewListings, type PathSource, readBrands } from '../ever-new-pages.ts';
import { startSite } from '../site.ts';
import { median, percentile } from '../tools.ts';

const rounds = 2;
const burst = 200;
const seconds = 8;

/** Pages rendered anew by two visitors, alone and while 200 pictures nobody has seen are asked for. */
export async function measureBurst(): Promise<void> {
  const site = await startSite({ DEMO_PRODUCTS: '5000' });
  try {
    const nextPath = everNewListings(await readBrands(site.url));
    await visitPages(site.url, nextPath, until(3));
    const quiet: number[] = [];
    const busy: number[] = [];
    const took: number[] = [];
    let next = 1;
    let toldToWait = 0;
    for (let round = 0; round < rounds; round++) {
      quiet.push(...(await visitPages(site.url, nextPath, until(seconds))));
      const began = performance.now();
      let isOver = false;
      const made = askForPictures(site.url, next, burst).finally(() => {
        isOver = true;
      });
      next += burst;
      const visits = visitPages(site.url, nextPath, () => isOver);
      const [told, pages] = await Promise.all([made, visits]);
      toldToWait += told;
      busy.push(...pages);
      took.push((performance.now() - began) / 1_000);
    }
    console.log(`\nA burst of ${burst} new pictures (320 px, AVIF), ${rounds} rounds:`);
    const line = (name: string, list: number[]) =>
      console.log(
        `${name.padEnd(14)} page p50 ${median(list).toFixed(1)} ms, p95 ${percentile(list, 0.95).toFixed(1)} ms, ${list.length} pages`,
      );
    line('without', quiet);
    line('with', busy);
    const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95);
    console.log(
      `a burst took ${median(took).toFixed(1)} s (${toldToWait} were told to ask again); p95 with / without: ${ratio.toFixed(2)}`,
    );
  } finally {
    await site.stop();
  }
}

function until(duration: number): () => boolean {
  const end = performance.now() + duration * 1_000;
  return () => performance.now() > end;
}

/** Two visitors, each with a page of cards that was never asked for before, one after the other. */
async function visitPages(
  url: string,
  nextPath: PathSource,
  isOver: () => boolean,
): Promise<number[]> {
  const pages: number[] = [];
  const visitor = async () => {
    while (!isOver()) {
      const [path] = nextPath(1);
      const began = performance.now();
      const { status } = await get(`${url}${path}`);
      // A page beyond the last leads to the last; that is no page to be measured.
      if (status === 302) continue;
      if (status !== 200) throw new Error(`a page answered ${status}`);
      pages.push(performance.now() - began);
    }
  };
  await Promise.all([visitor(), visitor()]);
  return pages;
}

/** All at once; whoever is told to ask again does. Gives back how many were. */
async function askForPictures(url: string, from: number, count: number): Promise<number> {
  let toldToWait = 0;
  const ask = async (id: number): Promise<void> => {
    const { status, retryAfter } = await get(`${url}/images/products/${id}/320.avif`);
    if (status === 200) return;
    if (status !== 503) throw new Error(`picture ${id} answered ${status}`);
    toldToWait += 1;
    const seconds = Number(retryAfter);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return ask(id);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => ask(from + index)));
  return toldToWait;
}

/** A connection of its own each time: a kept one may be closed at the very moment it is used again. */
function get(url: string): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => {
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      );
      response.resume();
    }).on('error', reject);
  });
}
