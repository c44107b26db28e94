/** A rendered package at one width, ready to be tinted. All planes are square. */
export interface Shape {
  width: number;
  /** The neutral render, sRGB, three bytes a pixel. */
  base: Uint8Array;
  /** How much of a pixel is body, accent, shade and ground: four bytes. */
  masks: Uint8Array;
  /** Light that a surface throws back uncoloured, sRGB-coded, one byte. */
  gloss: Uint8Array;
  label: LabelSurface | null;
  /** Width over height of the label in the world. */
  aspect: number;
  /** Number of the pan that a pixel lies in, from 1; null where there are none. */
  pans: Uint8Array | null;
  /** Whether anything on it takes a product's shade. */
  hasShade: boolean;
  /** Whether the label is printed on that. */
  labelOnShade: boolean;
  /** Linear light of the ground at the picture's edge, as rendered. */
  ground: readonly [number, number, number];
}

/** Where on the label each pixel of a rectangle lies. */
export interface LabelSurface {
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 65535 from left to right and from top to bottom of the label. */
  u: Uint16Array;
  v: Uint16Array;
  /** How much of the pixel is label, 0 to 255. */
  coverage: Uint8Array;
  /** How much light falls on the label; null where the surface itself shows it. */
  light: Float32Array | null;
  /** How many pixels wide the label has to be drawn to be sharp at this width. */
  artWidth: number;
}

export function bytesOfShape(shape: Shape): number {
  const { base, masks, gloss, label, pans } = shape;
  const ofLabel = label ? label.coverage.length * (label.light ? 9 : 5) : 0;
  return base.length + masks.length + gloss.length + ofLabel + (pans?.length ?? 0);
}
