import type { Cut } from './resample.ts';

/** The smallest rectangle that holds every pixel of which `isInside` is true, and a margin. */
export function findCut(
  of: number,
  margin: number,
  isInside: (pixel: number) => boolean,
): Cut | null {
  let [left, top, right, foot] = [of, of, 0, 0];
  for (let y = 0; y < of; y++) {
    for (let x = 0; x < of; x++) {
      if (!isInside(y * of + x)) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      foot = y + 1;
    }
  }
  if (right <= left) return null;
  return between(of, left - margin, top - margin, right + margin, foot + margin);
}

/** The same rectangle of the picture at another width, rounded outwards. */
export function cutAt({ left, top, width, height, of }: Cut, pictureWidth: number): Cut {
  const scale = pictureWidth / of;
  return between(
    pictureWidth,
    Math.floor(left * scale),
    Math.floor(top * scale),
    Math.ceil((left + width) * scale),
    Math.ceil((top + height) * scale),
  );
}

/** How much more must be cut out so that nothing within is missed at another width. */
export const marginFor = (from: number, to: number) => Math.ceil(Math.max(1, from / to)) + 1;

function between(of: number, left: number, top: number, right: number, foot: number): Cut {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { of, left: x, top: y, width: Math.min(of, right) - x, height: Math.min(of, foot) - y };
}
