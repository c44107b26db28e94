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

/** The picture, three bytes a pixel: each part in its colour, reflections as white as they were. */
export function tint(shape: Shape, tints: Tints): Uint8Array {
  const { base, masks, gloss, pans } = shape;
  const paints = planPaints(shape, tints);
  const [body, accent, ground] = [paints.body, paints.accent, paints.ground];
  const result = new Uint8Array(base.length);
  for (let i = 0; i < gloss.length; i++) {
    const m = i * 4;
    // Most of a picture is nothing but ground.
    if (masks[m + 3] === 255) {
      for (let channel = 0; channel < 3; channel++) {
        const at = i * 3 + channel;
        result[at] = ground.developed[channel * 256 + (base[at] as number)] as number;
      }
      continue;
    }
    const inBody = (masks[m] as number) / 255;
    const inAccent = (masks[m + 1] as number) / 255;
    const inShade = (masks[m + 2] as number) / 255;
    const inGround = (masks[m + 3] as number) / 255;
    const painted = inBody + inAccent + inShade;
    const asRendered = Math.max(0, 1 - painted - inGround);
    const shine = toLinear[gloss[i] as number] as number;
    const shade = paints.shades[pans ? (pans[i] as number) : 0] as Paint;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      const light = toLinear[base[at] as number] as number;
      const reflected = light > shine ? shine : light;
      const paint =
        inBody * (body[channel] as number) +
        inAccent * (accent[channel] as number) +
        inShade * (shade[channel] as number);
      result[at] = develop(
        (light - reflected) * paint +
          painted * reflected +
          light * (inGround * (ground.factor[channel] as number) + asRendered),
      );
    }
  }
  return result;
}

/** By how much each channel's light is multiplied. */
type Paint = readonly number[];

function planPaints({ ground }: Shape, tints: Tints) {
  const factor = (tone: Linear): Paint => tone.map((part) => Math.min(lightest, part) / neutral);
  const paper = tints.ground.map((part, channel) => part / (ground[channel] || 1));
  return {
    body: factor(tints.body),
    accent: factor(tints.accent),
    shades: Array.from({ length: mostPans }, (_, pan) => factor(panTone(tints.shade, pan))),
    ground: {
      factor: paper,
      developed: Uint8Array.from({ length: 768 }, (_, i) =>
        develop((toLinear[i & 255] as number) * (paper[i >> 8] as number)),
      ),
    },
  };
}
