import { develop, type Linear, toLinear } from './colour.ts';
import { panTone } from './pan-tones.ts';
import type { Shape } from './shape.ts';

/** What the parts of a package are painted with. */
export interface Tints {
  body: Linear;
  accent: Linear;
  shade: Linear;
  ground: Linear;
}

/** What the neutral parts were painted with in the render, in linear light. */
export const neutral = 0.75;
/** No paint throws back everything; beyond this a surface would have no shading left. */
const lightest = 0.86;
const mostPans = 32;

/** Paints the picture, three bytes a pixel: each part in its colour, reflections as white as they were. */
export function tint(shape: Shape, tints: Tints, picture: Uint8Array): void {
  const { base, area, masks, gloss, pans, width } = shape;
  const plan = planPaints(shape, tints);
  const { body, accent, shades } = plan;
  // Most of a picture is nothing but ground.
  for (let y = 0; y < width; y++) {
    const row = y * width;
    const isBeside = y < area.top || y >= area.top + area.height;
    const end = isBeside ? width : area.left;
    layGround(picture, base, plan.onPaper, row, row + end);
    if (!isBeside)
      layGround(picture, base, plan.onPaper, row + area.left + area.width, row + width);
  }
  for (let y = 0; y < area.height; y++) {
    let i = y * area.width;
    let at = ((area.top + y) * width + area.left) * 3;
    for (let x = 0; x < area.width; x++, i++, at += 3) {
      const m = i * 4;
      if (masks[m + 3] === 255) {
        layGround(picture, base, plan.onPaper, at / 3, at / 3 + 1);
        continue;
      }
      const shine = toLinear[gloss[i] as number] as number;
      const shade = shades[pans ? (pans[i] as number) : 0] as Paint;
      // Few pixels lie between two parts.
      if (masks[m] === 255) paintOne(picture, base, at, shine, body);
      else if (masks[m + 1] === 255) paintOne(picture, base, at, shine, accent);
      else if (masks[m + 2] === 255) paintOne(picture, base, at, shine, shade);
      else mixPaints(picture, base, at, shine, masks, m, plan, shade);
    }
  }
}

function layGround(
  picture: Uint8Array,
  base: Uint8Array,
  onPaper: Uint8Array,
  first: number,
  end: number,
): void {
  for (let at = first * 3; at < end * 3; at += 3) {
    picture[at] = onPaper[base[at] as number] as number;
    picture[at + 1] = onPaper[256 + (base[at + 1] as number)] as number;
    picture[at + 2] = onPaper[512 + (base[at + 2] as number)] as number;
  }
}

/** Reflections stay as they are, the rest of the light takes the paint's colour. */
function paintOne(
  picture: Uint8Array,
  base: Uint8Array,
  at: number,
  shine: number,
  paint: Paint,
): void {
  // A matt surface's light has been developed already.
  if (shine === 0) {
    const { matt } = paint;
    picture[at] = matt[base[at] as number] as number;
    picture[at + 1] = matt[256 + (base[at + 1] as number)] as number;
    picture[at + 2] = matt[512 + (base[at + 2] as number)] as number;
    return;
  }
  for (let channel = 0; channel < 3; channel++) {
    const light = toLinear[base[at + channel] as number] as number;
    const reflected = light > shine ? shine : light;
    const factor = paint.factor[channel] as number;
    picture[at + channel] = develop((light - reflected) * factor + reflected);
  }
}

function mixPaints(
  picture: Uint8Array,
  base: Uint8Array,
  at: number,
  shine: number,
  masks: Uint8Array,
  m: number,
  { body, accent, paper }: Plan,
  shade: Paint,
): void {
  const inBody = (masks[m] as number) / 255;
  const inAccent = (masks[m + 1] as number) / 255;
  const inShade = (masks[m + 2] as number) / 255;
  const inGround = (masks[m + 3] as number) / 255;
  const painted = inBody + inAccent + inShade;
  const asRendered = Math.max(0, 1 - painted - inGround);
  for (let channel = 0; channel < 3; channel++) {
    const light = toLinear[base[at + channel] as number] as number;
    const reflected = light > shine ? shine : light;
    const paint =
      inBody * (body.factor[channel] as number) +
      inAccent * (accent.factor[channel] as number) +
      inShade * (shade.factor[channel] as number);
    picture[at + channel] = develop(
      (light - reflected) * paint +
        painted * reflected +
        light * (inGround * (paper[channel] as number) + asRendered),
    );
  }
}

interface Paint {
  /** By how much each channel's light is multiplied. */
  factor: Float64Array;
  /** What becomes of each channel's 256 values without any reflection. */
  matt: Uint8Array;
}

interface Plan {
  body: Paint;
  accent: Paint;
  shades: readonly Paint[];
  paper: Float64Array;
  onPaper: Uint8Array;
}

function planPaints({ ground, pans }: Shape, tints: Tints): Plan {
  const paper = Float64Array.from(tints.ground, (part, channel) => part / (ground[channel] || 1));
  const shades = Array.from({ length: pans ? mostPans : 1 }, (_, pan) =>
    mixPaint(panTone(tints.shade, pan)),
  );
  return {
    ...{ body: mixPaint(tints.body), accent: mixPaint(tints.accent), shades },
    ...{ paper, onPaper: developAll(paper) },
  };
}

function mixPaint(tone: Linear): Paint {
  const factor = Float64Array.from(tone, (part) => Math.min(lightest, part) / neutral);
  return { factor, matt: developAll(factor) };
}

function developAll(factor: Float64Array): Uint8Array {
  const developed = new Uint8Array(768);
  for (let i = 0; i < 768; i++) {
    developed[i] = develop((toLinear[i & 255] as number) * (factor[i >> 8] as number));
  }
  return developed;
}
