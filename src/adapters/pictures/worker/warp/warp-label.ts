import { develop, developed, lightSteps, toLinear } from '../color.ts';
import { tabulateGloss } from '../paint/gloss-table.ts';
import { mixPaint, neutral } from '../paint/paint.ts';
import type { LabelSurface, Shape } from '../shapes/shape.ts';
import { type LabelArt, prepareArt } from './mip-levels.ts';
import { clear, lookAround, lookOnce, mixed, placeOf, seen } from './sample-art.ts';
import { findCalm, lively, tileShift } from './uniform-tiles.ts';

/** Ink and paper shine a little less than what they are on. */
const printGloss = 0.8;
/** On glass a reflection may hide what is printed; this much less of it is left. */
const glassGloss = 0.4;
/** Steps of light that a reflection on glass leaves, by what the render shows. */
const glassShine = Int32Array.from(toLinear, (light) =>
  Math.round(light * glassGloss * lightSteps),
);

/** Tables for prints: so many colours, numbered on from those of the package's parts. */
const mostPrints = 4;
const firstPrint = 8;

/** What the next pixel most likely is printed with, and all that was printed with so far. */
interface Press {
  /** No colour, as long as there is no table for it. */
  colour: number;
  table: Uint8Array;
  tables: Map<number, Uint8Array>;
  levels: (halvings: number) => LabelArt;
}

/**
 * Lays the art onto the picture (three bytes a pixel, changed in place), bent as the surface is and shaded
 * like it. Nearly all of a label is paper or ink through and through: that is done right here, and all that
 * is rarer elsewhere, so that the loop stays short enough to be made quick.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, area, base, gloss } = shape;
  if (!label) return;
  const { u, v, coverage, detail, light } = label;
  const { tiles, across } = findCalm(art);
  const { width, height } = art;
  const press: Press = {
    colour: clear,
    table: new Uint8Array(0),
    tables: new Map(),
    levels: prepareArt(art),
  };
  let turns = 0;
  for (let y = 0; y < label.height; y++) {
    const row = label.top + y;
    let at = y * label.width;
    let inArea = (row - area.top) * area.width + label.left - area.left;
    let pixel = (row * shape.width + label.left) * 3;
    for (const end = at + label.width; at < end; at++, inArea++, pixel += 3) {
      const covered = coverage[at]!;
      if (covered === 0) continue;
      const looks = detail[at]!;
      let colour = lively;
      if (looks < 2) {
        const column = placeOf(u[at]!, width) >> tileShift;
        const line = placeOf(v[at]!, height) >> tileShift;
        colour = tiles[line * across + column]!;
      }
      if (looks > 0) turns++;
      if (colour === clear) continue;
      if (colour === press.colour && covered === 255) {
        const table = press.table;
        const shine = gloss[inArea]! << 8;
        const from = inArea * 3;
        picture[pixel] = table[shine | base[from]!]!;
        picture[pixel + 1] = table[65536 | shine | base[from + 1]!]!;
        picture[pixel + 2] = table[131072 | shine | base[from + 2]!]!;
      } else if (light && covered === 255 && colour >>> 24 === 255) {
        printOnGlass(picture, pixel, shape, inArea, colour, light[at]!);
      } else {
        if (colour === lively) colour = look(press, art, label, at, turns - 1);
        if (colour !== clear) print(press, colour, picture, pixel, shape, inArea, label, at);
      }
    }
  }
}

/** What a pixel sees where the art is not plain all around. */
function look(press: Press, art: LabelArt, label: LabelSurface, at: number, turn: number): number {
  const looks = label.detail[at]!;
  if (looks === 0) return lookOnce(label, at, art);
  return lookAround(label, at, turn, looks < 2 ? art : press.levels(looks - 1));
}

/** Prints a colour, or what is in `seen`, on any pixel. */
function print(
  press: Press,
  colour: number,
  picture: Uint8Array,
  pixel: number,
  shape: Shape,
  inArea: number,
  label: LabelSurface,
  at: number,
): void {
  const isWhole = label.coverage[at] === 255 && colour !== mixed && colour >>> 24 === 255;
  if (isWhole && label.light) {
    printOnGlass(picture, pixel, shape, inArea, colour, label.light[at]!);
    return;
  }
  const table = isWhole ? tableOf(press.tables, colour) : undefined;
  if (table) {
    layPrint(picture, pixel, shape, inArea, table);
    press.colour = colour;
    press.table = table;
    return;
  }
  if (colour !== mixed) spread(colour);
  mixPrint(picture, pixel, shape, inArea, label, at);
}

/** A colour that covers the surface, seen in every light; nothing when there are too many of them. */
function tableOf(tables: Map<number, Uint8Array>, colour: number): Uint8Array | undefined {
  const known = tables.get(colour);
  if (known || tables.size === mostPrints) return known;
  spread(colour);
  const factor = Float64Array.from(seen.subarray(0, 3), (part) => part / neutral);
  const table = tabulateGloss(firstPrint + tables.size, mixPaint(factor, printGloss));
  tables.set(colour, table);
  return table;
}

function layPrint(
  picture: Uint8Array,
  pixel: number,
  { base, gloss }: Shape,
  inArea: number,
  table: Uint8Array,
): void {
  const row = gloss[inArea]! << 8;
  const from = inArea * 3;
  picture[pixel] = table[row | base[from]!]!;
  picture[pixel + 1] = table[65536 | row | base[from + 1]!]!;
  picture[pixel + 2] = table[131072 | row | base[from + 2]!]!;
}

/** Paper on glass has a light of its own: nothing of what is behind it is seen. */
function printOnGlass(
  picture: Uint8Array,
  pixel: number,
  { base, gloss }: Shape,
  inArea: number,
  colour: number,
  light: number,
): void {
  const shine = gloss[inArea]!;
  for (let channel = 0; channel < 3; channel++) {
    const value = base[inArea * 3 + channel]!;
    const ink = toLinear[(colour >>> (channel * 8)) & 255]!;
    const reflected = glassShine[value < shine ? value : shine]!;
    picture[pixel + channel] = developed[((ink * light + 0.5) | 0) + reflected]!;
  }
}

/** What is in `seen` on a pixel that it does not cover alone. */
function mixPrint(
  picture: Uint8Array,
  pixel: number,
  { base, gloss }: Shape,
  inArea: number,
  label: LabelSurface,
  at: number,
): void {
  const covered = label.coverage[at]! / 255;
  const alpha = seen[3]! * covered;
  if (alpha < 0.002) return;
  const gleam = label.light ? glassGloss : printGloss;
  const shine = toLinear[gloss[inArea]!]!;
  for (let channel = 0; channel < 3; channel++) {
    const i = pixel + channel;
    const light = toLinear[base[inArea * 3 + channel]!]!;
    const reflected = light > shine ? shine : light;
    const shading = label.light ? label.light[at]! / lightSteps : (light - reflected) / neutral;
    const below = toLinear[picture[i]!]!;
    picture[i] = develop(
      below * (1 - alpha) + covered * seen[channel]! * shading + alpha * reflected * gleam,
    );
  }
}

/** One texel as what is seen of the art. */
function spread(texel: number): void {
  const alpha = (texel >>> 24) / 255;
  seen[0] = toLinear[texel & 255]! * alpha;
  seen[1] = toLinear[(texel >>> 8) & 255]! * alpha;
  seen[2] = toLinear[(texel >>> 16) & 255]! * alpha;
  seen[3] = alpha;
}
