import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { composePicture } from '../../src/adapters/pictures/worker/compose-picture.server.ts';
import { openShapeLibrary } from '../../src/adapters/pictures/worker/shapes/shape-library.server.ts';
import { type DemoWish, readDemoWishes } from './demo-wishes.ts';

const columns = 10;
const rows = 6;
const cell = 240;
const file = fileURLToPath(new URL('../../docs/screenshots/pictures.jpg', import.meta.url));
const shapes = fileURLToPath(new URL('../../assets/pictures/shapes', import.meta.url));

/** Sixty products of all categories on one sheet, a row a category, to be looked at. */
export async function makeSheet(): Promise<void> {
  const byCategory = Map.groupBy(await readDemoWishes(20_000), ({ category }) => category);
  const library = openShapeLibrary(shapes);
  const seen = new Set<number>();
  const pictures = [...byCategory.values()].slice(0, rows).flatMap((wishes, row) =>
    chooseUnlike(wishes, seen).map(async (wish, column) => ({
      input: await composePicture(library, { ...wish, width: 320, format: 'webp' }).then((bytes) =>
        sharp(bytes).resize(cell, cell).toBuffer(),
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
function chooseUnlike(wishes: readonly DemoWish[], seen: Set<number>): DemoWish[] {
  const shown = new Map<string, number>();
  const stride = 37;
  return Array.from({ length: columns }, () => {
    let best: DemoWish | undefined;
    for (let i = 0; i < wishes.length; i++) {
      const wish = wishes[(i * stride) % wishes.length];
      if (!wish || seen.has(wish.brand.id)) continue;
      const count = shown.get(wish.picture.shape) ?? 0;
      if (!best || count < (shown.get(best.picture.shape) ?? 0)) best = wish;
    }
    const chosen = best ?? wishes[0];
    if (!chosen) throw new Error('a category without products');
    seen.add(chosen.brand.id);
    shown.set(chosen.picture.shape, (shown.get(chosen.picture.shape) ?? 0) + 1);
    return chosen;
  });
}
