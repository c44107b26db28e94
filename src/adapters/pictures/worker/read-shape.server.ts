import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { toLinear } from './colour.ts';
import { lightOnGlass } from './glass-light.ts';
import { surfaceAt } from './label-surface.ts';
import { resample } from './resample.ts';
import type { LabelSurface, Shape } from './shape.ts';

const described = z.object({
  label: z.object({ aspect: z.number().min(0.02).max(50) }),
  material: z.string().optional(),
  pans: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});

/** Reads a shape's files and brings them to one width. */
export async function readShape(folder: string, width: number): Promise<Shape> {
  const about = described.parse(JSON.parse(readFileSync(join(folder, 'shape.json'), 'utf8')));
  const base = await sharp(join(folder, 'base.webp'))
    .removeAlpha()
    .toColourspace('srgb')
    .resize(width, width, { fit: 'fill' })
    .raw()
    .toBuffer();
  const masks = await readMasks(join(folder, 'masks.png'), width);
  const map = await sharp(join(folder, 'uv.png'))
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const words = new Uint16Array(map.data.buffer, map.data.byteOffset, map.data.length / 2);
  const label = surfaceAt({ width: map.info.width, pixels: words }, width);
  if (label && about.material === 'glass') label.light = lightOnGlass(label, base, width);
  return {
    width,
    base: new Uint8Array(base),
    masks,
    gloss: await readGloss(join(folder, 'highlight.webp'), base, width),
    label,
    aspect: about.label.aspect,
    pans: about.pans ? numberPans(about.pans, width) : null,
    hasShade: countAbove(masks, 2, 128) > width * width * 0.002,
    labelOnShade: label !== null && isMostlyShade(label, masks, width),
    ground: edgeLight(base, masks, width),
  };
}

/** Resized by us: sharp would take the ground's mask for transparency. */
async function readMasks(file: string, width: number): Promise<Uint8Array> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = resample(new Float32Array(data), info.width, width, 4);
  const masks = new Uint8Array(resized.length);
  for (let i = 0; i < masks.length; i++) masks[i] = (resized[i] as number) + 0.5;
  return masks;
}

async function readGloss(file: string, base: Buffer, width: number): Promise<Uint8Array> {
  if (!existsSync(file)) return estimateGloss(base);
  const data = await sharp(file).greyscale().resize(width, width, { fit: 'fill' }).raw().toBuffer();
  return new Uint8Array(data);
}

/** Without a render of its own: what is brighter than a neutral surface can be must be a reflection. */
function estimateGloss(base: Buffer): Uint8Array {
  const gloss = new Uint8Array(base.length / 3);
  for (let i = 0; i < gloss.length; i++) {
    const least = Math.min(
      base[i * 3] as number,
      base[i * 3 + 1] as number,
      base[i * 3 + 2] as number,
    );
    gloss[i] = least > 214 ? Math.round(((least - 214) / 41) ** 1.4 * 235) : 0;
  }
  return gloss;
}

/** Rectangles in parts of the picture, or in the render's own 800 pixels. */
function numberPans(pans: readonly (readonly number[])[], width: number): Uint8Array {
  const numbered = new Uint8Array(width * width);
  const unit = pans.flat().some((value) => value > 2) ? 800 : 1;
  for (const [index, [x = 0, y = 0, w = 0, h = 0]] of pans.entries()) {
    const at = (value: number) => Math.round((value / unit) * width);
    for (let row = at(y); row < Math.min(width, at(y + h)); row++) {
      numbered.fill(index + 1, row * width + at(x), row * width + Math.min(width, at(x + w)));
    }
  }
  return numbered;
}

function isMostlyShade(label: LabelSurface, masks: Uint8Array, width: number): boolean {
  let [shaded, all] = [0, 0];
  for (let i = 0; i < label.coverage.length; i++) {
    if ((label.coverage[i] as number) < 128) continue;
    const x = label.left + (i % label.width);
    const y = label.top + Math.floor(i / label.width);
    all += 255;
    shaded += masks[(y * width + x) * 4 + 2] as number;
  }
  return shaded > all / 2;
}

function countAbove(masks: Uint8Array, channel: number, least: number): number {
  let count = 0;
  for (let i = channel; i < masks.length; i += 4) if ((masks[i] as number) >= least) count++;
  return count;
}

/** The average light along the picture's edge, where it is ground. */
function edgeLight(base: Uint8Array, masks: Uint8Array, width: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < width; i++) {
    for (const at of [i, i * width, i * width + width - 1]) {
      if ((masks[at * 4 + 3] as number) < 200) continue;
      for (const channel of [0, 1, 2] as const) {
        sum[channel] += toLinear[base[at * 3 + channel] as number] as number;
      }
      count++;
    }
  }
  const share = (channel: 0 | 1 | 2) => (count > 0 ? sum[channel] / count : 0.8);
  return [share(0), share(1), share(2)];
}
