import { get as request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuSeconds, processTree } from '../cpu-time.ts';
import { readMemory } from '../memory.ts';
import { startSite } from '../site.ts';
import { median, percentile } from '../tools.ts';
import { type PathSource, readBrands, uncachedListings } from '../uncached-pages.ts';

const rounds = 2;
const burst = 200;
const seconds = 8;
/** A longer burst is aborted and reported as it is. */
const maxBurstMs = 90_000;

/** Time of uncached pages for two visitors, alone and while 200 new pictures are requested. */
export async function measureBurst(): Promise<void> {
  const site = await startSite({ DEMO_PRODUCTS: '5000' });
  try {
    const memory = watchMemory(site.pid);
    const nextPath = uncachedListings(await readBrands(site.url));
    await visitPages(site.url, nextPath, until(3));
    const quiet: number[] = [];
    const busy: number[] = [];
    const took: number[] = [];
    let [asked, made, retries] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      quiet.push(...(await visitPages(site.url, nextPath, until(seconds))));
      const began = performance.now();
      const pictures = askForPictures(site.url, asked + 1, burst);
      let isOver = false;
      const over = pictures.finally(() => {
        isOver = true;
      });
      const [came, pages] = await Promise.all([over, visitPages(site.url, nextPath, () => isOver)]);
      asked += burst;
      made += came.made;
      retries += came.retries;
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
      `${made} of ${asked} pictures came; a burst took ${median(took).toFixed(1)} s (${retries} retries); p95 with / without: ${ratio.toFixed(2)}`,
    );
    console.log(
      `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; ${memoryOf(site.pid)}`,
    );
    console.log(`both together at most ${memory.stop()}`);
    const [, pictureProcess] = processTree(site.pid);
    if (pictureProcess) {
      const cpu = (cpuSeconds(pictureProcess) * 1_000) / made;
      console.log(
        `CPU of the picture process: ${cpu.toFixed(1)} ms per picture, including its start`,
      );
    }
  } finally {
    await site.stop();
  }
}

function until(duration: number): () => boolean {
  const end = performance.now() + duration * 1_000;
  return () => performance.now() > end;
}

/** Two visitors, each opening one uncached listing after the other. */
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
      // A page beyond the last one redirects and is not measured.
      if (status === 302) continue;
      if (status !== 200) throw new Error(`a page answered ${status}`);
      pages.push(performance.now() - began);
    }
  };
  await Promise.all([visitor(), visitor()]);
  return pages;
}

/** Requests all pictures at once and retries those that are refused, until the deadline. */
async function askForPictures(url: string, from: number, count: number) {
  const came = { made: 0, retries: 0 };
  const deadline = AbortSignal.timeout(maxBurstMs);
  const ask = async (id: number): Promise<void> => {
    while (!deadline.aborted) {
      const { status, retryAfter } = await get(`${url}/images/products/${id}/320.avif`, deadline);
      if (status === 200) came.made += 1;
      if (status === 200) return;
      if (status !== 503) throw new Error(`picture ${id} answered ${status}`);
      came.retries += 1;
      await delay(Number(retryAfter ?? 1) * 1_000, undefined, { signal: deadline });
    }
  };
  const asked = Array.from({ length: count }, (_, index) =>
    ask(from + index).catch((error: unknown) => {
      if (!deadline.aborted) throw error;
    }),
  );
  await Promise.all(asked);
  return came;
}

/** Current and peak memory of the site and the picture process. */
function memoryOf(pid: number): string {
  const sizes = processTree(pid).map((process) => {
    const { now, peak } = readMemory(process);
    return `${Math.round(now)} MiB (at most ${Math.round(peak)})`;
  });
  return `memory of the site and its processes: ${sizes.join(', ')}`;
}

/** Samples the sum of both processes' memory, because their peaks may not coincide. */
function watchMemory(pid: number): { stop(): string } {
  let peakSizes: number[] = [];
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const timer = setInterval(() => {
    const sizes = processTree(pid).map((process) => Math.round(readMemory(process).now));
    if (sum(sizes) > sum(peakSizes)) peakSizes = sizes;
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return `${sum(peakSizes)} MiB (${peakSizes.join(' + ')})`;
    },
  };
}

/** A new connection each time: a kept-alive one may close just when it is reused. */
function get(
  url: string,
  signal?: AbortSignal,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, ...(signal && { signal }) }, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      );
      response.resume();
    });
    asked.on('error', reject);
  });
}
