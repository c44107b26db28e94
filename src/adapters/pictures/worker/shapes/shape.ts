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
  /**
   * How bright the ground is, sRGB, for the runs that are ground: pieces of equal brightness, the number of
   * pixels in the lower byte. The ground has one colour.
   */
  paper: Uint16Array;
  /** The render's red, green and blue for each such brightness: 256 of each. */
  paperTone: Uint8Array;
  /** What the package takes of the picture. Around it there is nothing but ground. */
  area: Area;
  /** The neutral render of that area, sRGB, three bytes a pixel. */
  base: Uint8Array;
  /** Light that a surface of that area throws back uncoloured, sRGB-coded, one byte. */
  gloss: Uint8Array;
  /** Number of the pan that a pixel of that area lies in, from 1; null where there are none. */
  pans: Uint8Array | null;
  /** The whole picture as runs of pixels that are painted alike (`planRuns`). */
  runs: Uint32Array;
  /** How much of a pixel is body, accent, shade and ground: four bytes for each that is mixed. */
  mixes: Uint8Array;
  label: LabelSurface | null;
  /** Width over height of the label in the world. */
  aspect: number;
  /** Whether one sees through it, and what is inside. */
  isClear: boolean;
  /** Whether anything on it takes a product's shade. */
  hasShade: boolean;
  /** Whether the label is printed on that. */
  labelOnShade: boolean;
  /** Linear light of the ground at the picture's edge, as rendered. */
  ground: readonly [number, number, number];
}

/** A render as its files tell it: whole, and every pixel with all that there is to know of it. */
export interface Render extends Pick<Shape, 'width' | 'area' | 'gloss' | 'pans'> {
  /** sRGB, three bytes a pixel, square. */
  base: Uint8Array;
  /** How much of a pixel of the area is body, accent, shade and ground: four bytes. */
  masks: Uint8Array;
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
  /**
   * For each pixel that takes four samples how far they lie apart: u and v along one diagonal of the
   * pixel, then along the other.
   */
  spread: Int16Array;
  /** How many steps of light fall on the label (`lightSteps`); null where the surface itself shows it. */
  light: Uint16Array | null;
  /** How many pixels wide the label has to be drawn to be sharp at this width. */
  artWidth: number;
}

/** All that a shape keeps in memory. */
export function planesOf(shape: Shape): ArrayBufferView[] {
  const { paper, paperTone, base, gloss, runs, mixes, label, pans } = shape;
  const ofLabel = label
    ? [label.u, label.v, label.spread, label.coverage, label.detail, label.light]
    : [];
  const planes = [paper, paperTone, base, gloss, runs, mixes, pans, ...ofLabel];
  return planes.filter((plane) => plane !== null);
}
