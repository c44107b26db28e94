import { startSite } from '../site.ts';
import { median, percentile } from '../tools.ts';

const rounds = 3;
const burst = 200;
const seconds = 8;

interface Latencies {
  pages: number[];
}

/** Pages rendered anew by two visitors, alone and while 200 pictures nobody has seen are asked for. */
export async function measureBurst(): Promise<void> {
  const site = await startSite({ DEMO_PRODUCTS: '5000' });
  try {
    await visitPages(site.url, until(3));
    const quiet: number[] = [];
    const busy: number[] = [];
    const took: number[] = [];
    let next = 1;
    let toldToWait = 0;
    for (let round = 0; round < rounds; round++) {
      quiet.push(...(await visitPages(site.url, until(seconds))).pages);
      const began = performance.now();
      let isOver = false;
      const made = askForPictures(site.url, next, burst).finally(() => {
        isOver = true;
      });
      next += burst;
      busy.push(...(await visitPages(site.url, () => isOver)).pages);
      toldToWait += await made;
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

let asked = 0;

/** Two visitors, each with a page of cards that was never asked for before, one after the other. */
async function visitPages(url: string, isOver: () => boolean): Promise<Latencies> {
  const pages: number[] = [];
  const visitor = async () => {
    while (!isOver()) {
      asked += 1;
      const began = performance.now();
      const response = await fetch(
        `${url}/products?minPrice=${(asked % 50) + 1}&page=${asked % 40}&rating=${asked % 5}&search=${'cream serum oil mask'.split(' ')[asked % 4]}`,
      );
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`a page answered ${response.status}`);
      pages.push(performance.now() - began);
    }
  };
  await Promise.all([visitor(), visitor()]);
  return { pages };
}

/** All at once; whoever is told to ask again does. Gives back how many were. */
async function askForPictures(url: string, from: number, count: number): Promise<number> {
  let toldToWait = 0;
  const ask = async (id: number): Promise<void> => {
    const response = await fetch(`${url}/images/products/${id}/320.avif`);
    await response.arrayBuffer();
    if (response.status === 200) return;
    if (response.status !== 503) throw new Error(`picture ${id} answered ${response.status}`);
    toldToWait += 1;
    const seconds = Number(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return ask(id);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => ask(from + index)));
  return toldToWait;
}
