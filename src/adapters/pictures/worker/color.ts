/** Red, green and blue in linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Linear light of an 8-bit sRGB value. */
export const toLinear = new Float32Array(256);
for (let i = 0; i < 256; i++) {
  const value = i / 255;
  toLinear[i] = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  return Math.round(
    (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055) * 255,
  );
}

/** Compresses highlights instead of clipping them. */
const rollOff = (light: number) => (light < 0.8 ? light : 1 - 0.2 * Math.exp((0.8 - light) / 0.2));

/** Steps of linear light from black to white, fine enough for dark tones, where the sRGB curve is steep. */
export const lightSteps = 16384;
const maxStep = 2 * lightSteps;

/** The 8-bit sRGB value of each step of linear light, up to twice white. */
export const toneMapped = Uint8Array.from({ length: maxStep + 1 }, (_, step) =>
  encode(rollOff(step / lightSteps)),
);

/** Converts linear light, which may exceed 1, to 8-bit sRGB with compressed highlights. */
export function toneMap(light: number): number {
  const step = (light * lightSteps + 0.5) | 0;
  return toneMapped[step < 0 ? 0 : step > maxStep ? maxStep : step]!;
}

const srgbOfSquareRoot = Uint8Array.from({ length: 4097 }, (_, step) => encode((step / 4096) ** 2));

/** Converts linear light from 0 to 1 to 8-bit sRGB. */
export function toSrgb(light: number): number {
  return srgbOfSquareRoot[(Math.sqrt(light) * 4096 + 0.5) | 0]!;
}

/** Reads #rrggbb; anything else is a neutral beige. */
export function readColor(hex: string): LinearRgb {
  const value = /^#[\da-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0xc9b8ab;
  return [light(value >> 16), light((value >> 8) & 255), light(value & 255)];
}

function light(channel: number): number {
  return toLinear[channel]!;
}

export function writeColor(color: LinearRgb): string {
  return `#${color.map((part) => encode(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1. */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

export function blend(one: LinearRgb, other: LinearRgb, share: number): LinearRgb {
  const at = (index: 0 | 1 | 2) => one[index] * (1 - share) + other[index] * share;
  return [at(0), at(1), at(2)];
}
