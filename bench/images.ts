import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  type ComposeWish,
  composePicture,
} from '../src/adapters/pictures/worker/compose-picture.server.ts';
import { openShapeLibrary } from '../src/adapters/pictures/worker/shape-library.server.ts';
import { pictureFormats, pictureWidths } from '../src/domain/pictures/picture-request.ts';
import { measureBurst } from './images/burst.ts';
import { bundleEngine, loadEngine } from './search/engine.ts';
import { median, percentile } from './tools.ts';

const pictures = 60;

/** What a picture costs by width and format, then what a burst of new ones does to pages. */
export async function run(): Promise<void> {
  await measureComposing(await sampleWishes(pictures));
  await measureBurst();
}

/** Products from all over the demo world. */
async function sampleWishes(count: number): Promise<Omit<ComposeWish, 'width' | 'format'>[]> {
  const bundle = await bundleEngine();
  try {
    const { createDemoWorld, formatSize } = await loadEngine(bundle.file);
    const world = createDemoWorld({ products: 6_000, now: new Date('2026-01-01') });
    const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
    const products = [...world.batches()].flatMap((batch) => batch.products);
    const step = Math.floor(products.length / count);
    return Array.from({ length: count }, (_, index) => {
      const product = products[index * step];
      const brand = product && brands.get(product.brandId);
      if (!product || !brand) throw new Error(`the demo world has no product ${index * step}`);
      const { name, picture, size } = product;
      return { brand, name, picture, size: size ? formatSize(size) : '' };
    });
  } finally {
    bundle.remove();
  }
}

async function measureComposing(wishes: readonly Omit<ComposeWish, 'width' | 'format'>[]) {
  const shapes = fileURLToPath(new URL('../assets/pictures/shapes', import.meta.url));
  // As in the process that makes them.
  sharp.concurrency(1);
  sharp.cache(false);
  console.log(
    `${wishes.length} products, CPU ms a picture (median / p95), shapes decoded, on ${availableParallelism()} cores\n`,
  );
  console.log('width format   CPU ms median / p95      bytes median / most   decoding a shape');
  for (const width of pictureWidths) {
    const library = openShapeLibrary(shapes);
    const decoding: number[] = [];
    for (const { picture } of wishes) {
      decoding.push(await cpuOf(() => library.find(picture.shape, width)));
    }
    for (const format of pictureFormats) {
      const cpu: number[] = [];
      const bytes: number[] = [];
      await composePicture(library, { ...first(wishes), width, format });
      for (const wish of wishes) {
        cpu.push(
          await cpuOf(async () => {
            bytes.push((await composePicture(library, { ...wish, width, format })).length);
          }),
        );
      }
      const cold = decoding.filter((ms) => ms > 1);
      const note = format === 'avif' && cold.length > 0 ? `${median(cold).toFixed(0)} ms` : '';
      console.log(
        `${String(width).padStart(5)} ${format.padEnd(6)} ${cell(median(cpu))} / ${cell(percentile(cpu, 0.95))} ${String(median(bytes)).padStart(12)} / ${Math.max(...bytes)}   ${note}`,
      );
    }
  }
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('nothing to measure');
  return one;
}

const cell = (value: number) => value.toFixed(1).padStart(8);

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
