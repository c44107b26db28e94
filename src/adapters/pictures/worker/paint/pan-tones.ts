import { type Linear, luminance } from '../color.ts';

/** How a palette's pans differ from the tone that names it: lightness, warmth, depth of colour. */
const steps: readonly (readonly [light: number, hue: number, chroma: number])[] = [
  [1.9, 0.05, 0.55],
  [1, 0, 1],
  [0.55, -0.11, 1.1],
  [1.45, 0.14, 0.75],
  [0.28, -0.05, 0.9],
  [2.4, -0.05, 0.35],
  [0.75, 0.18, 1.25],
  [1.25, -0.16, 0.9],
  [0.42, 0.09, 1.15],
  [1.7, 0.2, 0.6],
  [0.18, 0, 0.7],
  [0.9, -0.23, 1.05],
];

/** The tone of one pan; pan 0 is the tone itself. */
export function panTone(tone: Linear, pan: number): Linear {
  if (pan === 0) return tone;
  const [light, hue, chroma] = steps[(pan - 1) % steps.length]!;
  const grey = luminance(tone);
  const [red, green, blue] = [tone[0] - grey, tone[1] - grey, tone[2] - grey];
  // A turn of the colour wheel around grey.
  const [cos, sin] = [Math.cos(hue), Math.sin(hue) / Math.sqrt(3)];
  const third = (1 - cos) / 3;
  const turned = [
    red * (cos + third) + green * (third - sin) + blue * (third + sin),
    red * (third + sin) + green * (cos + third) + blue * (third - sin),
    red * (third - sin) + green * (third + sin) + blue * (cos + third),
  ];
  const target = Math.min(0.78, Math.max(0.012, grey * light));
  const scale = (target / Math.max(grey, 0.01)) * chroma;
  const limit = (part: number) => Math.min(0.9, Math.max(0.004, target + part * scale));
  return [limit(turned[0]!), limit(turned[1]!), limit(turned[2]!)];
}
