/** Red, green and blue in linear light, 0 to 1. */
export type Linear = readonly [red: number, green: number, blue: number];

/** An 8-bit channel's share of light. */
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

/** The brightest parts are pressed together instead of cut off. */
const rollOff = (light: number) => (light < 0.8 ? light : 1 - 0.2 * Math.exp((0.8 - light) / 0.2));

/** So many steps of light lead up to white. Finer than any eye, also in the dark, where the curve is steep. */
export const lightSteps = 16384;
const brightest = 2 * lightSteps;

/** What becomes of every step of linear light, up to twice white. */
export const developed = Uint8Array.from({ length: brightest + 1 }, (_, step) =>
  encode(rollOff(step / lightSteps)),
);

/** Linear light, which may exceed 1, as an 8-bit channel. */
export function develop(light: number): number {
  const step = (light * lightSteps + 0.5) | 0;
  return developed[step < 0 ? 0 : step > brightest ? brightest : step]!;
}

const plain = Uint8Array.from({ length: 4097 }, (_, step) => encode((step / 4096) ** 2));

/** A share of light from 0 to 1 as an 8-bit channel, nothing pressed together. */
export function toSrgb(light: number): number {
  return plain[(Math.sqrt(light) * 4096 + 0.5) | 0]!;
}

/** Reads #rrggbb; anything else is a neutral beige. */
export function readColour(hex: string): Linear {
  const value = /^#[\da-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0xc9b8ab;
  return [light(value >> 16), light((value >> 8) & 255), light(value & 255)];
}

function light(channel: number): number {
  return toLinear[channel]!;
}

/** As #rrggbb. */
export function writeColour(colour: Linear): string {
  return `#${colour.map((part) => encode(part).toString(16).padStart(2, '0')).join('')}`;
}

/** How bright it looks, 0 to 1. */
export function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

export function blend(one: Linear, other: Linear, share: number): Linear {
  const at = (index: 0 | 1 | 2) => one[index] * (1 - share) + other[index] * share;
  return [at(0), at(1), at(2)];
}
