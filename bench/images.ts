import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { composePicture } from '../src/adapters/pictures/worker/compose-picture.server.ts';
import { openShapeLibrary } from '../src/adapters/pictures/worker/shape-library.server.ts';
import { pictureFormats, pictureWidths } from '../src/domain/pictures/picture-request.ts';
import { measureBurst } from './images/burst.ts';
import { type DemoWish, readDemoWishes } from './images/demo-wishes.ts';
import { makeSheet } from './images/sheet.ts';
import { median, percentile } from './tools.ts';

const pictures = 60;

/** What a picture costs and what a burst of new ones does to pages; `sheet` shows sixty of them. */
export async function run(parts: readonly string[]): Promise<void> {
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  if (isWanted('cost')) await measureComposing(await sampleWishes(pictures));
  if (isWanted('burst')) await measureBurst();
  if (parts.includes('sheet')) await makeSheet();
}

/** Products from all over the demo world. */
async function sampleWishes(count: number): Promise<DemoWish[]> {
  const wishes = await readDemoWishes(6_000);
  const step = Math.floor(wishes.length / count);
  return wishes.filter((_, index) => index % step === 0).slice(0, count);
}

async function measureComposing(wishes: readonly DemoWish[]) {
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
