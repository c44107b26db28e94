import { developed, type Linear, lightSteps, toLinear } from '../color.ts';
import { kindBits, runKind } from '../shapes/part-runs.ts';
import type { Shape } from '../shapes/shape.ts';
import { tabulateGloss } from './gloss-table.ts';
import { mixPaint, neutral, type Paint, paintPixel } from './paint.ts';
import { colourPaper, layPaper } from './paint-background.ts';
import { panTone } from './pan-tones.ts';

/** What the parts of a package are painted with. */
export interface Tints {
  body: Linear;
  accent: Linear;
  shade: Linear;
  ground: Linear;
}

/** No paint throws back everything; beyond this a surface would have no shading left. */
const lightest = 0.86;
const mostPans = 32;
/** From this width on a part has so many pixels that a table of its own pays. */
const leastForTables = 480;

/** Paints the picture, three bytes a pixel: each part in its colour, reflections as white as they were. */
export function tint(shape: Shape, tints: Tints, picture: Uint8Array): void {
  const { area, pans, width, runs } = shape;
  const plan = planPaints(shape, tints);
  const tables: (Uint8Array | undefined)[] = [];
  let papers = 0;
  let pixel = 0;
  let mixes = 0;
  for (let number = 0; number < runs.length; number++) {
    const run = runs[number]!;
    const kind = run & 7;
    const first = pixel;
    pixel += run >>> kindBits;
    if (kind === runKind.ground) {
      papers = layPaper(picture, shape.paper, papers, plan.paper, first, pixel);
      continue;
    }
    const row = (first / width) | 0;
    const inArea = (row - area.top) * area.width + first - row * width - area.left;
    if (kind === runKind.mixed) {
      mixPaints(picture, shape, plan, { first, end: pixel, inArea, mixes });
      mixes += pixel - first;
      continue;
    }
    const shade = plan.shades[pans ? pans[inArea]! : 0]!;
    const paint = kind === runKind.body ? plan.body : kind === runKind.accent ? plan.accent : shade;
    if (width < leastForTables || (pans && kind === runKind.shade)) {
      layPixels(picture, shape, paint, first, pixel, inArea);
      continue;
    }
    tables[kind] ??= tabulateGloss(kind, paint);
    layPaint(picture, shape, tables[kind], first, pixel, inArea);
  }
}

/** Reflections stay as they are, the rest of the light takes the paint's colour. */
function layPaint(
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
    const row = gloss[i]! << 8;
    picture[at] = table[row | base[from]!]!;
    picture[at + 1] = table[65536 | row | base[from + 1]!]!;
    picture[at + 2] = table[131072 | row | base[from + 2]!]!;
  }
}

/** The same without a table: for a small picture, or for each of a dozen pans, one costs more than it saves. */
function layPixels(
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
  mixes: number;
}

/** Between two parts, or several: whole steps of light of each, as much as there is of it. */
function mixPaints(
  picture: Uint8Array,
  { base, gloss, mixes, pans }: Shape,
  { body, accent, shades, ground }: Plan,
  run: MixedRun,
): void {
  let i = run.inArea;
  let m = run.mixes * 4;
  for (let pixel = run.first; pixel < run.end; pixel++, i++, m += 4) {
    const shine = gloss[i]!;
    const shade = shades[pans ? pans[i]! : 0]!;
    const inBody = mixes[m]!;
    const inAccent = mixes[m + 1]!;
    const inShade = mixes[m + 2]!;
    const inGround = mixes[m + 3]!;
    const left = 255 - inBody - inAccent - inShade - inGround;
    const asRendered = left > 0 ? left : 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = base[i * 3 + channel]!;
      const light = (channel << 8) | value;
      const reflected = (channel << 8) | (value > shine ? shine : value);
      let steps = asRendered * rendered[value]!;
      if (inBody > 0) steps += inBody * lightOf(body, light, reflected);
      if (inAccent > 0) steps += inAccent * lightOf(accent, light, reflected);
      if (inShade > 0) steps += inShade * lightOf(shade, light, reflected);
      if (inGround > 0) steps += inGround * ground.light[light]!;
      const step = (steps / 255 + 0.5) | 0;
      picture[pixel * 3 + channel] = developed[step < brightest ? step : brightest]!;
    }
  }
}

/** Steps of light that a paint shows: what is reflected stays white. */
const lightOf = ({ light, shine }: Paint, value: number, reflected: number) =>
  light[value]! + shine[reflected]!;

/** Steps of light of what the render shows. */
const rendered = Int32Array.from(toLinear, (light) => Math.round(light * lightSteps));
const brightest = developed.length - 1;

interface Plan {
  body: Paint;
  accent: Paint;
  shades: readonly Paint[];
  ground: Paint;
  /** The ground's pixels by their brightness. */
  paper: Int32Array;
}

function planPaints({ ground: lit, pans, paperTone }: Shape, tints: Tints): Plan {
  const ground = mixPaint(
    Float64Array.from(tints.ground, (part, channel) => part / (lit[channel] || 1)),
  );
  return {
    body: paintOf(tints.body),
    accent: paintOf(tints.accent),
    shades: Array.from({ length: pans ? mostPans : 1 }, (_, pan) =>
      paintOf(panTone(tints.shade, pan)),
    ),
    ground,
    paper: colourPaper(ground, paperTone),
  };
}

function paintOf(tone: Linear): Paint {
  return mixPaint(Float64Array.from(tone, (part) => Math.min(lightest, part) / neutral));
}
