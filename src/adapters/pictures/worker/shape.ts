/** A rectangle of pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A rendered package at one width, ready to be tinted. */
export interface Shape {
  width: number;
  /** The neutral render, sRGB, three bytes a pixel, square. */
  base: Uint8Array;
  /** What the package takes of the picture. Around it there is nothing but ground. */
  area: Area;
  /** How much of a pixel of that area is body, accent, shade and ground: four bytes. */
  masks: Uint8Array;
  /** Light that a surface of that area throws back uncoloured, sRGB-coded, one byte. */
  gloss: Uint8Array;
  /** Number of the pan that a pixel of that area lies in, from 1; null where there are none. */
  pans: Uint8Array | null;
  label: LabelSurface | null;
  /** Width over height of the label in the world. */
  aspect: number;
  /** Whether anything on it takes a product's shade. */
  hasShade: boolean;
  /** Whether the label is printed on that. */
  labelOnShade: boolean;
  /** Linear light of the ground at the picture's edge, as rendered. */
  ground: readonly [number, number, number];
}

/** Where on the label each pixel of a rectangle lies. It is within the package's area. */
export interface LabelSurface extends Area {
  /** 0 to 65535 from left to right and from top to bottom of the label. */
  u: Uint16Array;
  v: Uint16Array;
  /** How much of the pixel is label, 0 to 255. */
  coverage: Uint8Array;
  /** How the art is looked at: 0 is one sample as it was drawn, n four of it halved n - 1 times. */
  detail: Uint8Array;
  /** How much light falls on the label; null where the surface itself shows it. */
  light: Float32Array | null;
  /** How many pixels wide the label has to be drawn to be sharp at this width. */
  artWidth: number;
}

/** All that a shape keeps in memory. */
export function planesOf({ base, masks, gloss, label, pans }: Shape): ArrayBufferView[] {
  const ofLabel = label ? [label.u, label.v, label.coverage, label.detail, label.light] : [];
  return [base, masks, gloss, pans, ...ofLabel].filter((plane) => plane !== null);
}
