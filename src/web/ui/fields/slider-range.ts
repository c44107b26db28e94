export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

export const defaultScale: SliderScale = { min: 0, max: 100, step: 1 };

export type SliderRange = readonly [low: number, high: number];

/** The nearest value on the scale. */
export function snapToScale(value: number, { min, max, step }: SliderScale): number {
  if (Number.isNaN(value)) return min;
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  // Removes floating-point noise such as 0.30000000000000004.
  const snapped = Number((min + steps * step).toPrecision(12));
  return snapped > max ? Number((snapped - step).toPrecision(12)) : snapped;
}

/** Both thumbs on the scale, the low one first. */
export function snapRange([low, high]: SliderRange, scale: SliderScale): SliderRange {
  const a = snapToScale(low, scale);
  const b = snapToScale(high, scale);
  return a <= b ? [a, b] : [b, a];
}

/** The range after one thumb moved; it stops at the other one. */
export function moveThumb(
  [low, high]: SliderRange,
  thumb: 'low' | 'high',
  value: number,
): SliderRange {
  return thumb === 'low' ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** The thumb that a press on the track moves. */
export function nearestThumb([low, high]: SliderRange, value: number): 'low' | 'high' {
  if (low === high) return value < low ? 'low' : 'high';
  return Math.abs(value - low) <= Math.abs(value - high) ? 'low' : 'high';
}

/** The position of a value on the track, 0 to 1. */
export function shareOfScale(value: number, { min, max }: SliderScale): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}
