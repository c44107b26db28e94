import { type LinearRgb, lightSteps, toLinear, toneMapped } from '../color.ts';
import { kindBits, kindMask, runKind } from '../shapes/part-runs.ts';
import type { Shape } from '../shapes/shape.ts';
import { paintFromTable, tabulateGloss } from './gloss-table.ts';
import { createPaint, neutralReflectance, type Paint, paintPixel } from './paint.ts';
import { paintBackground, tintBackground } from './paint-background.ts';
import { panTone } from './pan-tones.ts';

/** The colors of a package's parts and of the background. */
export interface Tints {
  body: LinearRgb;
  accent: LinearRgb;
  shade: LinearRgb;
  background: LinearRgb;
}

/** No paint reflects all light; a brighter surface would show no shading. */
const maxReflectance = 0.86;
const maxPans = 32;
/** In narrower pictures a part has too few pixels for a table to pay off. */
const minWidthForTables = 480;

/** Paints the picture, three bytes per pixel: each part in its color, reflections as white as rendered. */
export function tintShape(shape: Shape, tints: Tints, picture: Uint8Array): void {
  const { area, pans, width, runs } = shape;
  const paints = createPaints(shape, tints);
  const tables: (Uint8Array | undefined)[] = [];
  let backgroundRun = 0;
  let pixel = 0;
  let mixedPixels = 0;
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]!;
    const kind = run & kindMask;
    const first = pixel;
    pixel += run >>> kindBits;
    if (kind === runKind.background) {
      const colors = paints.backgroundColors;
      backgroundRun = paintBackground(
        picture,
        shape.background,
        backgroundRun,
        colors,
        first,
        pixel,
      );
      continue;
    }
    const row = (first / width) | 0;
    const inArea = (row - area.top) * area.width + first - row * width - area.left;
    if (kind === runKind.mixed) {
      paintMixedRun(picture, shape, paints, { first, end: pixel, inArea, mixedPixels });
      mixedPixels += pixel - first;
      continue;
    }
    const shade = paints.shades[pans ? pans[inArea]! : 0]!;
    const paint =
      kind === runKind.body ? paints.body : kind === runKind.accent ? paints.accent : shade;
    // A table for each of a dozen pans would cost more than it saves.
    if (width < minWidthForTables || (pans && kind === runKind.shade)) {
      paintRun(picture, shape, paint, first, pixel, inArea);
      continue;
    }
    tables[kind] ??= tabulateGloss(kind, paint);
    paintRunFromTable(picture, shape, tables[kind], first, pixel, inArea);
  }
}

function paintRunFromTable(
  picture: Uint8Array,
  { base, gloss }: Shape,
  table: Uint8Array,
  first: number,
  end: number,
  inArea: number,
): void {
  let at = first * 3;
  let from = inArea * 3;
  for (let i = inArea; at < end * 3; i++, at += 3, from += 3) {
    paintFromTable(table, picture, at, base, from, gloss[i]!);
  }
}

function paintRun(
  picture: Uint8Array,
  { base, gloss }: Shape,
  paint: Paint,
  first: number,
  end: number,
  inArea: number,
): void {
  for (let pixel = first, i = inArea; pixel < end; pixel++, i++) {
    paintPixel(picture, pixel * 3, base, i * 3, gloss[i]!, paint);
  }
}

interface MixedRun {
  first: number;
  end: number;
  inArea: number;
  /** Mixed pixels before this run. */
  mixedPixels: number;
}

/** Paints pixels on the border of parts: steps of light of each part, weighted by its share. */
function paintMixedRun(
  picture: Uint8Array,
  { base, gloss, mixes, pans }: Shape,
  { body, accent, shades, background }: Paints,
  run: MixedRun,
): void {
  let i = run.inArea;
  let m = run.mixedPixels * 4;
  for (let pixel = run.first; pixel < run.end; pixel++, i++, m += 4) {
    const shine = gloss[i]!;
    const shade = shades[pans ? pans[i]! : 0]!;
    const inBody = mixes[m]!;
    const inAccent = mixes[m + 1]!;
    const inShade = mixes[m + 2]!;
    const inBackground = mixes[m + 3]!;
    const rest = 255 - inBody - inAccent - inShade - inBackground;
    const asRendered = rest > 0 ? rest : 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = base[i * 3 + channel]!;
      const light = (channel << 8) | value;
      const reflected = (channel << 8) | (value > shine ? shine : value);
      let steps = asRendered * renderedSteps[value]!;
      if (inBody > 0) steps += inBody * stepsOf(body, light, reflected);
      if (inAccent > 0) steps += inAccent * stepsOf(accent, light, reflected);
      if (inShade > 0) steps += inShade * stepsOf(shade, light, reflected);
      if (inBackground > 0) steps += inBackground * background.light[light]!;
      const step = (steps / 255 + 0.5) | 0;
      picture[pixel * 3 + channel] = toneMapped[step < maxStep ? step : maxStep]!;
    }
  }
}

/** Steps of light that a paint shows; reflections stay white. */
const stepsOf = ({ light, shine }: Paint, value: number, reflected: number) =>
  light[value]! + shine[reflected]!;

/** Steps of light for each value of the render. */
const renderedSteps = Int32Array.from(toLinear, (light) => Math.round(light * lightSteps));
const maxStep = toneMapped.length - 1;

interface Paints {
  body: Paint;
  accent: Paint;
  /** By pan; index 0 is the shade itself. */
  shades: readonly Paint[];
  background: Paint;
  /** The background's colors by brightness. */
  backgroundColors: Int32Array;
}

function createPaints(shape: Shape, tints: Tints): Paints {
  const { backgroundLight, backgroundTones, pans } = shape;
  const background = createPaint(
    Float64Array.from(tints.background, (part, channel) => part / (backgroundLight[channel] || 1)),
  );
  return {
    body: paintOf(tints.body),
    accent: paintOf(tints.accent),
    shades: Array.from({ length: pans ? maxPans : 1 }, (_, pan) =>
      paintOf(panTone(tints.shade, pan)),
    ),
    background,
    backgroundColors: tintBackground(background, backgroundTones),
  };
}

function paintOf(tone: LinearRgb): Paint {
  return createPaint(
    Float64Array.from(tone, (part) => Math.min(maxReflectance, part) / neutralReflectance),
  );
}
