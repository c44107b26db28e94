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
   * The brightness of the background pixels, run-length encoded: sRGB brightness in the upper byte, pixel
   * count in the lower.
   */
  background: Uint16Array;
  /** The render's red, green and blue for each background brightness: 256 of each. */
  backgroundTones: Uint8Array;
  /** The part of the picture that the package covers; everything outside is background. */
  area: Area;
  /** The neutral render of that area, sRGB, three bytes per pixel. */
  base: Uint8Array;
  /** Specular reflection per pixel of the area, sRGB-coded. */
  gloss: Uint8Array;
  /** Pan number per pixel of the area, from 1; null if the package has no pans. */
  pans: Uint8Array | null;
  /** The whole picture as runs of pixels of one kind (`encodeRuns`). */
  runs: Uint32Array;
  /** Shares of body, accent, shade and background: four bytes per pixel of a mixed run. */
  mixes: Uint8Array;
  label: LabelSurface | null;
  /** Width over height of the physical label. */
  aspect: number;
  isClear: boolean;
  /** Whether any part shows the product's shade. */
  hasShade: boolean;
  /** Whether the label is printed on such a part. */
  isLabelOnShade: boolean;
  /** Linear light of the background at the picture's edge, as rendered. */
  backgroundLight: readonly [number, number, number];
}

/** A render as read from its files, with masks for every pixel. */
export interface Render extends Pick<Shape, 'width' | 'area' | 'gloss' | 'pans'> {
  /** The whole square picture, sRGB, three bytes per pixel. */
  base: Uint8Array;
  /** Shares of body, accent, shade and background: four bytes per pixel of the area. */
  masks: Uint8Array;
}

/** The label position of each pixel of a rectangle within the package's area. */
export interface LabelSurface extends Area {
  /** 0 to 65535 from left to right and from top to bottom of the label. */
  u: Uint16Array;
  v: Uint16Array;
  /** How much of the pixel the label covers, 0 to 255. */
  coverage: Uint8Array;
  /** How to sample the label art: 0 is one sample at full size, n is four samples of the art halved n - 1 times. */
  sampling: Uint8Array;
  /** Sample offsets of each pixel with four samples: u and v along one diagonal, then along the other. */
  sampleOffsets: Int16Array;
  /** Light on the label in `lightSteps`; null if the shading of the surface below applies. */
  light: Uint16Array | null;
  /** Width in pixels at which the label art is sharp at this picture width. */
  artWidth: number;
}

export function planesOf(shape: Shape): ArrayBufferView[] {
  const { background, backgroundTones, base, gloss, runs, mixes, label, pans } = shape;
  const ofLabel = label
    ? [label.u, label.v, label.sampleOffsets, label.coverage, label.sampling, label.light]
    : [];
  const planes = [background, backgroundTones, base, gloss, runs, mixes, pans, ...ofLabel];
  return planes.filter((plane) => plane !== null);
}
