import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { toLinear } from '../color.ts';
import { releaseMemory } from '../release-memory.ts';
import { condense } from './condense-shape.ts';
import { cutAt, findCut, marginFor } from './crop.ts';
import { lightOnGlass } from './glass-light.ts';
import { surfaceAt } from './label-surface.ts';
import { type Cut, resample } from './resample.ts';
import type { Area, LabelSurface, Shape } from './shape.ts';

const described = z.object({
  label: z.object({ aspect: z.number().min(0.02).max(50) }),
  material: z.string().optional(),
  clear: z.boolean().optional(),
  pans: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});

/** Reads a shape's files and brings them to one width. */
export async function readShape(folder: string, width: number): Promise<Shape> {
  const about = described.parse(JSON.parse(readFileSync(join(folder, 'shape.json'), 'utf8')));
  const { aspect } = about.label;
  const base = plain(
    await sharp(join(folder, 'base.webp'))
      .removeAlpha()
      .toColourspace('srgb')
      .resize(width, width, { fit: 'fill' })
      .raw()
      .toBuffer(),
  );
  const { area, masks } = await readMasks(join(folder, 'masks.png'), width);
  const label = await readLabel(join(folder, 'uv.png'), width, aspect);
  if (label && about.material === 'glass') label.light = lightOnGlass(label, base, width);
  const gloss = await readGloss(join(folder, 'highlight.webp'), { base, width, area });
  const pans = about.pans ? numberPans(about.pans, width, area) : null;
  const shape: Shape = {
    ...{ width, area, gloss, pans, label, aspect },
    isClear: about.clear ?? false,
    hasShade: countAbove(masks, 2, 128) > width * width * 0.002,
    labelOnShade: label !== null && isMostlyShade(label, masks, area),
    ground: edgeLight(base, masks, width, area),
    ...condense({ width, area, gloss, pans, base, masks }),
  };
  for (const passing of [base, masks]) releaseMemory(passing);
  return shape;
}

const plain = (buffer: Buffer) =>
  new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);

/** Where the package is and what it consists of. Resized by us: sharp would take the ground's mask for transparency. */
async function readMasks(file: string, width: number): Promise<{ area: Area; masks: Uint8Array }> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const margin = marginFor(info.width, width);
  const from = findCut(info.width, margin, (pixel) => data[pixel * 4 + 3] !== 255);
  if (!from) throw new Error(`${file} shows nothing but ground`);
  const to = cutAt(from, width);
  const cut = cutOut(plain(data), from, 4);
  const resized = resample(cut, from, to, 4);
  const masks = new Uint8Array(resized.length);
  for (let i = 0; i < masks.length; i++) masks[i] = resized[i]! + 0.5;
  for (const passing of [data, cut, resized]) releaseMemory(passing);
  const { left, top, height } = to;
  return { area: { left, top, width: to.width, height }, masks };
}

function cutOut(data: Uint8Array, cut: Cut, channels: number): Float32Array {
  const length = cut.width * channels;
  const result = new Float32Array(length * cut.height);
  for (let y = 0; y < cut.height; y++) {
    const from = ((cut.top + y) * cut.of + cut.left) * channels;
    result.set(data.subarray(from, from + length), y * length);
  }
  return result;
}

async function readLabel(
  file: string,
  width: number,
  aspect: number,
): Promise<LabelSurface | null> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const surface = surfaceAt({ width: info.width, pixels }, width, aspect);
  releaseMemory(data);
  return surface;
}

interface Package {
  base: Uint8Array;
  width: number;
  area: Area;
}

async function readGloss(file: string, { base, width, area }: Package): Promise<Uint8Array> {
  if (!existsSync(file)) return estimateGloss({ base, width, area });
  const whole = sharp(file).greyscale().resize(width, width, { fit: 'fill' });
  return plain(await whole.extract(area).raw().toBuffer());
}

/** Without a render of its own: what is brighter than a neutral surface can be must be a reflection. */
function estimateGloss({ base, width, area }: Package): Uint8Array {
  const gloss = new Uint8Array(area.width * area.height);
  for (let i = 0; i < gloss.length; i++) {
    const y = area.top + Math.floor(i / area.width);
    const at = (y * width + area.left + (i % area.width)) * 3;
    const [red = 0, green = 0, blue = 0] = base.subarray(at, at + 3);
    const least = Math.min(red, green, blue);
    gloss[i] = least > 214 ? Math.round(((least - 214) / 41) ** 1.4 * 235) : 0;
  }
  return gloss;
}

/** Rectangles in parts of the picture, or in the render's own 800 pixels. */
function numberPans(pans: readonly (readonly number[])[], width: number, area: Area): Uint8Array {
  const numbered = new Uint8Array(area.width * area.height);
  const unit = pans.flat().some((value) => value > 2) ? 800 : 1;
  const at = (value: number, start: number, most: number) =>
    Math.min(most, Math.max(0, Math.round((value / unit) * width) - start));
  for (const [index, [x = 0, y = 0, w = 0, h = 0]] of pans.entries()) {
    const [left, right] = [at(x, area.left, area.width), at(x + w, area.left, area.width)];
    const foot = at(y + h, area.top, area.height);
    for (let row = at(y, area.top, area.height); row < foot; row++) {
      numbered.fill(index + 1, row * area.width + left, row * area.width + right);
    }
  }
  return numbered;
}

function isMostlyShade(label: LabelSurface, masks: Uint8Array, area: Area): boolean {
  let [shaded, all] = [0, 0];
  for (let i = 0; i < label.coverage.length; i++) {
    if (label.coverage[i]! < 128) continue;
    const x = label.left - area.left + (i % label.width);
    const y = label.top - area.top + Math.floor(i / label.width);
    all += 255;
    shaded += masks[(y * area.width + x) * 4 + 2]!;
  }
  return shaded > all / 2;
}

function countAbove(masks: Uint8Array, channel: number, least: number): number {
  let count = 0;
  for (let i = channel; i < masks.length; i += 4) if (masks[i]! >= least) count++;
  return count;
}

/** The average light along the picture's edge, where it is ground. */
function edgeLight(
  base: Uint8Array,
  masks: Uint8Array,
  width: number,
  area: Area,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const add = (x: number, y: number) => {
    const [column, row] = [x - area.left, y - area.top];
    const isPackage = column >= 0 && column < area.width && row >= 0 && row < area.height;
    if (isPackage && masks[(row * area.width + column) * 4 + 3]! < 200) return;
    for (const channel of [0, 1, 2] as const) {
      sum[channel] += toLinear[base[(y * width + x) * 3 + channel]!]!;
    }
    count++;
  };
  for (let i = 0; i < width; i++) {
    add(i, 0);
    add(0, i);
    add(width - 1, i);
  }
  const share = (channel: 0 | 1 | 2) => (count > 0 ? sum[channel] / count : 0.8);
  return [share(0), share(1), share(2)];
}
