/**
 * Makes the smaller sizes of the still lifes for phones. Run it when a picture has changed: node
 * scripts/make-still-life-sizes.ts
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = 'assets/still-lifes';
const widths = { wide: [1120, 720], tall: [600, 400] };

for (const file of readdirSync(folder)) {
  const [, stem, shape] = /^([a-z]+-(wide|tall))\.jpg$/.exec(file) ?? [];
  if (stem === undefined || (shape !== 'wide' && shape !== 'tall')) continue;
  for (const width of widths[shape]) {
    const small = sharp(join(folder, file)).resize({ width });
    const target = join(folder, `${stem}-${width}`);
    const avif = await small.clone().avif({ quality: 55, effort: 6 }).toFile(`${target}.avif`);
    const jpg = await small.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${target}.jpg`);
    console.log(`${target}: avif ${kilobytes(avif.size)}, jpg ${kilobytes(jpg.size)}`);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
