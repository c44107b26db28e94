import type { Area } from './shape.ts';

/** A rectangle of a square picture. */
export interface Crop extends Area {
  /** The width of the whole picture. */
  pictureWidth: number;
}

/** The smallest rectangle with all pixels for which `isInside` is true, plus a margin. */
export function findCrop(
  pictureWidth: number,
  margin: number,
  isInside: (pixel: number) => boolean,
): Crop | null {
  let [left, top, right, bottom] = [pictureWidth, pictureWidth, 0, 0];
  for (let y = 0; y < pictureWidth; y++) {
    for (let x = 0; x < pictureWidth; x++) {
      if (!isInside(y * pictureWidth + x)) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right <= left) return null;
  return clampCrop(pictureWidth, left - margin, top - margin, right + margin, bottom + margin);
}

/** The same rectangle at another picture width, rounded outwards. */
export function scaleCrop(crop: Crop, pictureWidth: number): Crop {
  const { left, top, width, height } = crop;
  const scale = pictureWidth / crop.pictureWidth;
  return clampCrop(
    pictureWidth,
    Math.floor(left * scale),
    Math.floor(top * scale),
    Math.ceil((left + width) * scale),
    Math.ceil((top + height) * scale),
  );
}

/** The margin that resampling to another width reads beyond the crop. */
export const cropMargin = (fromWidth: number, toWidth: number) =>
  Math.ceil(Math.max(1, fromWidth / toWidth)) + 1;

function clampCrop(
  pictureWidth: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Crop {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const width = Math.min(pictureWidth, right) - x;
  const height = Math.min(pictureWidth, bottom) - y;
  return { pictureWidth, left: x, top: y, width, height };
}
