import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { toLinear } from '../color.ts';
import { releaseMemory } from '../release-memory.ts';
import { condense } from './condense-shape.ts';
import { type Crop, cropMargin, findCrop, scaleCrop } from './crop.ts';
import { estimateGlassLight } from './glass-light.ts';
import { scaleSurface } from './label-surface.ts';
import { resample } from './resample.ts';
import type { Area, LabelSurface, Shape } from './shape.ts';

const shapeSchema = z.object({
  label: z.object({ aspect: z.number().min(0.02).max(50) }),
  material: z.string().optional(),
  clear: z.boolean().optional(),
  pans: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).optional(),
});

/** Reads a shape's files and scales them to one width. */
export async function readShape(folder: string, width: number): Promise<Shape> {
  const description = shapeSchema.parse(
    JSON.parse(readFileSync(join(folder, 'shape.json'), 'utf8')),
  );
  const { aspect } = description.label;
  const base = toUint8Array(
    await sharp(join(folder, 'base.webp'))
      .removeAlpha()
      .toColorspace('srgb')
      .resize(width, width, { fit: 'fill' })
      .raw()
      .toBuffer(),
  );
  const { area, masks } = await readMasks(join(folder, 'masks.png'), width);
  const label = await readLabel(join(folder, 'uv.png'), width, aspect);
  if (label && description.material === 'glass')
    label.light = estimateGlassLight(label, base, width);
  const gloss = await readGloss(join(folder, 'highlight.webp'), { base, width, area });
  const pans = description.pans ? indexPans(description.pans, width, area) : null;
  const shape: Shape = {
    ...{ width, area, gloss, pans, label, aspect },
    isClear: description.clear ?? false,
    hasShade: countAtLeast(masks, 2, 128) > width * width * 0.002,
    isLabelOnShade: label !== null && isMostlyShade(label, masks, area),
    backgroundLight: averageEdgeLight(base, masks, width, area),
    ...condense({ width, area, gloss, pans, base, masks }),
  };
  for (const temporary of [base, masks]) releaseMemory(temporary);
  return shape;
}

const toUint8Array = (buffer: Buffer) =>
  new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);

/** The package's area and part masks. sharp cannot resize them: it would treat the background mask as alpha. */
async function readMasks(file: string, width: number): Promise<{ area: Area; masks: Uint8Array }> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const margin = cropMargin(info.width, width);
  const from = findCrop(info.width, margin, (pixel) => data[pixel * 4 + 3] !== 255);
  if (!from) throw new Error(`${file} shows only background`);
  const to = scaleCrop(from, width);
  const crop = cropPixels(toUint8Array(data), from, 4);
  const resized = resample(crop, from, to, 4);
  const masks = new Uint8Array(resized.length);
  for (let i = 0; i < masks.length; i++) masks[i] = resized[i]! + 0.5;
  for (const temporary of [data, crop, resized]) releaseMemory(temporary);
  const { left, top, height } = to;
  return { area: { left, top, width: to.width, height }, masks };
}

function cropPixels(data: Uint8Array, crop: Crop, channels: number): Float32Array {
  const length = crop.width * channels;
  const result = new Float32Array(length * crop.height);
  for (let y = 0; y < crop.height; y++) {
    const from = ((crop.top + y) * crop.pictureWidth + crop.left) * channels;
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
    .toColorspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const surface = scaleSurface({ width: info.width, pixels }, width, aspect);
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
  const whole = sharp(file).grayscale().resize(width, width, { fit: 'fill' });
  return toUint8Array(await whole.extract(area).raw().toBuffer());
}

/** For shapes without a highlight render: anything brighter than a neutral surface is a reflection. */
function estimateGloss({ base, width, area }: Package): Uint8Array {
  const gloss = new Uint8Array(area.width * area.height);
  for (let i = 0; i < gloss.length; i++) {
    const y = area.top + Math.floor(i / area.width);
    const at = (y * width + area.left + (i % area.width)) * 3;
    const [red = 0, green = 0, blue = 0] = base.subarray(at, at + 3);
    const darkest = Math.min(red, green, blue);
    gloss[i] = darkest > 214 ? Math.round(((darkest - 214) / 41) ** 1.4 * 235) : 0;
  }
  return gloss;
}

/** Pan rectangles are given as fractions of the picture or in the render's 800 pixels. */
function indexPans(pans: readonly (readonly number[])[], width: number, area: Area): Uint8Array {
  const panIndex = new Uint8Array(area.width * area.height);
  const unit = pans.flat().some((value) => value > 2) ? 800 : 1;
  const at = (value: number, start: number, max: number) =>
    Math.min(max, Math.max(0, Math.round((value / unit) * width) - start));
  for (const [index, [x = 0, y = 0, w = 0, h = 0]] of pans.entries()) {
    const [left, right] = [at(x, area.left, area.width), at(x + w, area.left, area.width)];
    const bottom = at(y + h, area.top, area.height);
    for (let row = at(y, area.top, area.height); row < bottom; row++) {
      panIndex.fill(index + 1, row * area.width + left, row * area.width + right);
    }
  }
  return panIndex;
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

function countAtLeast(masks: Uint8Array, channel: number, min: number): number {
  let count = 0;
  for (let i = channel; i < masks.length; i += 4) if (masks[i]! >= min) count++;
  return count;
}

/** Average light of the background along the picture's edge. */
function averageEdgeLight(
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
