import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawProductPicture } from '../../src/adapters/pictures/worker/draw-product-picture.server.ts';
import { drawLabelSvg } from '../../src/adapters/pictures/worker/label/label-svg.server.ts';
import { rasterizeLabel } from '../../src/adapters/pictures/worker/label/rasterize-label.server.ts';
import { openPreparedShapes } from '../../src/adapters/pictures/worker/shapes/prepared-shapes.server.ts';
import {
  openShapeLibrary,
  type ShapeLibrary,
} from '../../src/adapters/pictures/worker/shapes/shape-library.server.ts';
import { pictureFormats, pictureWidths } from '../../src/domain/pictures/picture-request.ts';
import { median, percentile } from '../tools.ts';
import type { DemoPicture } from './demo-pictures.ts';

// A separate program, so that the garbage collector handles the same heap as in the picture process.
const shapes = fileURLToPath(new URL('../../assets/pictures/shapes', import.meta.url));

async function measureComposing(samples: readonly DemoPicture[]) {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-images-'));
  const open = () => {
    const prepared = openPreparedShapes(join(folder, 'shapes'), 'bench');
    return openShapeLibrary(shapes, { prepared });
  };
  // As in the picture process.
  sharp.concurrency(1);
  sharp.cache(false);
  console.log(
    `${samples.length} products, CPU ms a picture, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
  );
  console.log(
    'width format    median /      p95      bytes median / most   shape: first time, read   label median / p95',
  );
  try {
    // Warms up fonts and code.
    const other = openShapeLibrary(shapes);
    for (const sample of samples)
      await drawProductPicture(other, { ...sample, width: 160, format: 'jpg' });
    for (const width of pictureWidths) {
      const [preparing, reading] = [
        await cpuOfShapes(samples, open(), width),
        await cpuOfShapes(samples, open(), width),
      ];
      const library = open();
      const labels = await cpuOfLabels(samples, library, width);
      // Collects the garbage of measuring shapes before the first measured picture.
      for (const sample of samples)
        await drawProductPicture(library, { ...sample, width, format: 'jpg' });
      for (const format of pictureFormats) {
        const cpu: number[] = [];
        const bytes: number[] = [];
        for (const sample of samples) {
          cpu.push(
            await cpuOf(async () => {
              bytes.push((await drawProductPicture(library, { ...sample, width, format })).length);
            }),
          );
        }
        const note = format === 'avif' ? `${cell(preparing)} ${cell(reading)}   ${labels}` : '';
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

/** CPU of the first use of each shape in a library. */
async function cpuOfShapes(
  samples: readonly DemoPicture[],
  library: ShapeLibrary,
  width: number,
): Promise<number> {
  const costs: number[] = [];
  for (const shape of new Set(samples.map(({ picture }) => picture.shape))) {
    costs.push(await cpuOf(() => library.use(shape, width, async () => {})));
  }
  return median(costs);
}

/** CPU of rasterizing labels alone. */
async function cpuOfLabels(
  samples: readonly DemoPicture[],
  library: ShapeLibrary,
  width: number,
): Promise<string> {
  const costs: number[] = [];
  for (const { brand, name, size, picture } of samples) {
    await library.use(picture.shape, width, async ({ aspect, isClear, label }) => {
      if (!label) return;
      const texts = { brand: brand.name, name, size };
      const spec = { brandId: brand.id, texts, picture, aspect, isClear };
      const svg = drawLabelSvg(spec, label.artWidth);
      costs.push(await cpuOf(() => rasterizeLabel(svg)));
    });
  }
  return `${cell(median(costs))} / ${cell(percentile(costs, 0.95))}`;
}

const cell = (value: number) => value.toFixed(1).padStart(8);

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const [, , file = ''] = process.argv;
const samples: DemoPicture[] = JSON.parse(readFileSync(file, 'utf8'));
await measureComposing(samples);
