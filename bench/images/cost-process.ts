import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { composePicture } from '../../src/adapters/pictures/worker/compose-picture.server.ts';
import { openPreparedShapes } from '../../src/adapters/pictures/worker/shapes/prepared-shapes.server.ts';
import {
  openShapeLibrary,
  type ShapeLibrary,
} from '../../src/adapters/pictures/worker/shapes/shape-library.server.ts';
import { pictureFormats, pictureWidths } from '../../src/domain/pictures/picture-request.ts';
import { median, percentile } from '../tools.ts';
import type { DemoWish } from './demo-wishes.ts';

// A program of its own, started by the benchmark: like the process that makes pictures it holds
// nothing else, which the collector would have to go through.
const shapes = fileURLToPath(new URL('../../assets/pictures/shapes', import.meta.url));

async function measureComposing(wishes: readonly DemoWish[]) {
  // A folder of its own within one that is nobody else's.
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-images-'));
  const open = () => {
    const prepared = openPreparedShapes(join(folder, 'shapes'), 'bench');
    return openShapeLibrary(shapes, { prepared });
  };
  // As in the process that makes them.
  sharp.concurrency(1);
  sharp.cache(false);
  console.log(
    `${wishes.length} products, CPU ms a picture, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
  );
  console.log(
    'width format    median /      p95      bytes median / most   shape: first time, read',
  );
  try {
    // Fonts are read once, and code is quick once it has run.
    const other = openShapeLibrary(shapes);
    for (const wish of wishes) await composePicture(other, { ...wish, width: 160, format: 'jpg' });
    for (const width of pictureWidths) {
      const [preparing, reading] = [
        await cpuOfShapes(wishes, open(), width),
        await cpuOfShapes(wishes, open(), width),
      ];
      const library = open();
      // What measuring the shapes has left is collected now, and not at the first pictures' expense.
      for (const wish of wishes) await composePicture(library, { ...wish, width, format: 'jpg' });
      for (const format of pictureFormats) {
        const cpu: number[] = [];
        const bytes: number[] = [];
        for (const wish of wishes) {
          cpu.push(
            await cpuOf(async () => {
              bytes.push((await composePicture(library, { ...wish, width, format })).length);
            }),
          );
        }
        const note = format === 'avif' ? `${cell(preparing)} ${cell(reading)}` : '';
        console.log(
          `${String(width).padStart(5)} ${format.padEnd(6)} ${cell(median(cpu))} / ${cell(percentile(cpu, 0.95))} ${String(median(bytes)).padStart(12)} / ${Math.max(...bytes)}   ${note}`,
        );
      }
    }
    console.log(`memory of this process: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a shape costs the first time that this library is asked for it. */
async function cpuOfShapes(
  wishes: readonly DemoWish[],
  library: ShapeLibrary,
  width: number,
): Promise<number> {
  const costs: number[] = [];
  for (const shape of new Set(wishes.map(({ picture }) => picture.shape))) {
    costs.push(await cpuOf(() => library.use(shape, width, async () => {})));
  }
  return median(costs);
}

const cell = (value: number) => value.toFixed(1).padStart(8);

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const [, , file = ''] = process.argv;
const wishes: DemoWish[] = JSON.parse(readFileSync(file, 'utf8'));
await measureComposing(wishes);
