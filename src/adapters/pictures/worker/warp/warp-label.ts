import { lightSteps, toLinear, toneMap, toneMapped } from '../color.ts';
import { paintFromTable, tabulateGloss } from '../paint/gloss-table.ts';
import { createPaint, neutralReflectance } from '../paint/paint.ts';
import type { LabelSurface, Shape } from '../shapes/shape.ts';
import { createMipLevels, type LabelArt } from './mip-levels.ts';
import {
  mixedColors,
  sampled,
  sampleFourTimes,
  sampleOnce,
  texelPosition,
  transparent,
} from './sample-art.ts';
import { findUniformTiles, notUniform, tileShift } from './uniform-tiles.ts';

/** Ink and paper reflect a little less than the surface below. */
const printGloss = 0.8;
/** On glass a full reflection could hide the print. */
const glassGloss = 0.4;
/** Steps of light of a reflection on glass, by the render's value. */
const glassShine = Int32Array.from(toLinear, (light) =>
  Math.round(light * glassGloss * lightSteps),
);

/** Gloss tables for printed colors, numbered after those of the package's parts. */
const maxPrintTables = 4;
const firstPrintTable = 8;

/** Everything that printing one label needs. */
interface Print {
  picture: Uint8Array;
  shape: Shape;
  label: LabelSurface;
  art: LabelArt;
  levels: (halvings: number) => LabelArt;
  tables: Map<number, Uint8Array>;
  /** The last color printed from a table: most likely the next pixel's, too. */
  lastColor: number;
  lastTable: Uint8Array;
}

/**
 * Prints the art onto the picture (three bytes per pixel, changed in place), bent and shaded like the
 * surface. Nearly all of a label is one ink or paper color and is painted from a table in this loop; rarer
 * cases are separate functions to keep the loop short enough for V8 to optimize well.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, area, base, gloss } = shape;
  if (!label) return;
  const { u, v, coverage, sampling } = label;
  const { tiles, across } = findUniformTiles(art);
  const { width, height } = art;
  const print: Print = {
    ...{ picture, shape, label, art },
    levels: createMipLevels(art),
    tables: new Map(),
    lastColor: transparent,
    lastTable: new Uint8Array(0),
  };
  let turned = 0;
  for (let y = 0; y < label.height; y++) {
    const row = label.top + y;
    let at = y * label.width;
    let inArea = (row - area.top) * area.width + label.left - area.left;
    let inPicture = (row * shape.width + label.left) * 3;
    for (const end = at + label.width; at < end; at++, inArea++, inPicture += 3) {
      const covered = coverage[at]!;
      if (covered === 0) continue;
      const level = sampling[at]!;
      let color = notUniform;
      if (level < 2) {
        const column = texelPosition(u[at]!, width) >> tileShift;
        const line = texelPosition(v[at]!, height) >> tileShift;
        color = tiles[line * across + column]!;
      }
      if (level > 0) turned++;
      if (color === transparent) continue;
      if (color === print.lastColor && covered === 255) {
        paintFromTable(print.lastTable, picture, inPicture, base, inArea * 3, gloss[inArea]!);
        continue;
      }
      if (color === notUniform) color = sampleColor(print, at, turned - 1);
      if (color !== transparent) printPixel(print, color, at, inArea, inPicture);
    }
  }
}

function sampleColor({ art, label, levels }: Print, at: number, turned: number): number {
  const level = label.sampling[at]!;
  if (level === 0) return sampleOnce(label, at, art);
  return sampleFourTimes(label, at, turned, level < 2 ? art : levels(level - 1));
}

/** Prints one pixel; with `mixedColors` its color is in `sampled`. */
function printPixel(
  print: Print,
  color: number,
  at: number,
  inArea: number,
  inPicture: number,
): void {
  const { picture, shape, label, tables } = print;
  const isOpaque = label.coverage[at] === 255 && color !== mixedColors && color >>> 24 === 255;
  if (isOpaque && label.light) {
    printOnGlass(print, color, label.light[at]!, inArea, inPicture);
    return;
  }
  const table = isOpaque ? tableOf(tables, color) : undefined;
  if (table) {
    paintFromTable(table, picture, inPicture, shape.base, inArea * 3, shape.gloss[inArea]!);
    print.lastColor = color;
    print.lastTable = table;
    return;
  }
  if (color !== mixedColors) setSampled(color);
  blendSampled(print, at, inArea, inPicture);
}

/** The gloss table of an opaque color; undefined once all tables are taken. */
function tableOf(tables: Map<number, Uint8Array>, color: number): Uint8Array | undefined {
  const known = tables.get(color);
  if (known || tables.size === maxPrintTables) return known;
  setSampled(color);
  const factors = Float64Array.from(sampled.subarray(0, 3), (part) => part / neutralReflectance);
  const table = tabulateGloss(firstPrintTable + tables.size, createPaint(factors, printGloss));
  tables.set(color, table);
  return table;
}

/** A label on glass has its own light: it hides what is behind the glass. */
function printOnGlass(
  { picture, shape: { base, gloss } }: Print,
  color: number,
  light: number,
  inArea: number,
  inPicture: number,
): void {
  const shine = gloss[inArea]!;
  for (let channel = 0; channel < 3; channel++) {
    const value = base[inArea * 3 + channel]!;
    const ink = toLinear[(color >>> (channel * 8)) & 255]!;
    const reflected = glassShine[value < shine ? value : shine]!;
    picture[inPicture + channel] = toneMapped[((ink * light + 0.5) | 0) + reflected]!;
  }
}

/** Blends the color in `sampled` with the pixel below. */
function blendSampled(
  { picture, shape: { base, gloss }, label }: Print,
  at: number,
  inArea: number,
  inPicture: number,
): void {
  const covered = label.coverage[at]! / 255;
  const alpha = sampled[3]! * covered;
  if (alpha < 0.002) return;
  const gleam = label.light ? glassGloss : printGloss;
  const shine = toLinear[gloss[inArea]!]!;
  for (let channel = 0; channel < 3; channel++) {
    const i = inPicture + channel;
    const light = toLinear[base[inArea * 3 + channel]!]!;
    const reflected = light > shine ? shine : light;
    const shading = label.light
      ? label.light[at]! / lightSteps
      : (light - reflected) / neutralReflectance;
    const below = toLinear[picture[i]!]!;
    picture[i] = toneMap(
      below * (1 - alpha) + covered * sampled[channel]! * shading + alpha * reflected * gleam,
    );
  }
}

/** Writes one texel to `sampled`. */
function setSampled(texel: number): void {
  const alpha = (texel >>> 24) / 255;
  sampled[0] = toLinear[texel & 255]! * alpha;
  sampled[1] = toLinear[(texel >>> 8) & 255]! * alpha;
  sampled[2] = toLinear[(texel >>> 16) & 255]! * alpha;
  sampled[3] = alpha;
}
