import { type LinearRgb, luminance } from '../color.ts';

/** How the pans of a palette differ from its named shade: factor of lightness, hue turn, factor of chroma. */
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

/** The tone of one pan; pan 0 is the shade itself. */
export function panTone(shade: LinearRgb, pan: number): LinearRgb {
  if (pan === 0) return shade;
  const [light, hue, chroma] = steps[(pan - 1) % steps.length]!;
  const gray = luminance(shade);
  const [red, green, blue] = [shade[0] - gray, shade[1] - gray, shade[2] - gray];
  // Rotates the color around the gray axis.
  const [cos, sin] = [Math.cos(hue), Math.sin(hue) / Math.sqrt(3)];
  const third = (1 - cos) / 3;
  const target = Math.min(0.78, Math.max(0.012, gray * light));
  const scale = (target / Math.max(gray, 0.01)) * chroma;
  const limit = (part: number) => Math.min(0.9, Math.max(0.004, target + part * scale));
  return [
    limit(red * (cos + third) + green * (third - sin) + blue * (third + sin)),
    limit(red * (third + sin) + green * (cos + third) + blue * (third - sin)),
    limit(red * (third - sin) + green * (third + sin) + blue * (cos + third)),
  ];
}
