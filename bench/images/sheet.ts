import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawProductPicture } from '../../src/adapters/pictures/worker/draw-product-picture.server.ts';
import { openShapeLibrary } from '../../src/adapters/pictures/worker/shapes/shape-library.server.ts';
import { type DemoPicture, readDemoPictures } from './demo-pictures.ts';

const columns = 10;
const rows = 6;
const cell = 240;
const file = fileURLToPath(new URL('../../docs/screenshots/pictures.jpg', import.meta.url));
const shapes = fileURLToPath(new URL('../../assets/pictures/shapes', import.meta.url));

/** Sixty products of all categories on one sheet, a row a category, to be looked at. */
export async function makeSheet(): Promise<void> {
  const byCategory = Map.groupBy(await readDemoPictures(20_000), ({ category }) => category);
  const library = openShapeLibrary(shapes);
  const seen = new Set<number>();
  const pictures = [...byCategory.values()].slice(0, rows).flatMap((samples, row) =>
    chooseUnlike(samples, seen).map(async (sample, column) => ({
      input: await drawProductPicture(library, { ...sample, width: 320, format: 'webp' }).then(
        (bytes) => sharp(bytes).resize(cell, cell).toBuffer(),
      ),
      left: column * cell,
      top: row * cell,
    })),
  );
  const { size } = await sharp({
    create: { width: columns * cell, height: rows * cell, channels: 3, background: '#ffffff' },
  })
    .composite(await Promise.all(pictures))
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
  console.log(`docs/screenshots/pictures.jpg: ${Math.round(size / 1024)} KB`);
}

/** One after the other of the shape that was shown least, of a brand that was not shown yet. */
function chooseUnlike(samples: readonly DemoPicture[], seen: Set<number>): DemoPicture[] {
  const shown = new Map<string, number>();
  const stride = 37;
  return Array.from({ length: columns }, () => {
    let best: DemoPicture | undefined;
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[(i * stride) % samples.length];
      if (!sample || seen.has(sample.brand.id)) continue;
      const count = shown.get(sample.picture.shape) ?? 0;
      if (!best || count < (shown.get(best.picture.shape) ?? 0)) best = sample;
    }
    const chosen = best ?? samples[0];
    if (!chosen) throw new Error('a category without products');
    seen.add(chosen.brand.id);
    shown.set(chosen.picture.shape, (shown.get(chosen.picture.shape) ?? 0) + 1);
    return chosen;
  });
}
