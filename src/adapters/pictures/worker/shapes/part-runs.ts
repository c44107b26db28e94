import type { Render, Shape } from './shape.ts';

/** What the pixels of a run show. */
export const runKind = { background: 0, body: 1, accent: 2, shade: 3, mixed: 4 } as const;

/** A run is one number: its kind in the lowest bits, its length above them. */
export const kindBits = 3;
export const kindMask = (1 << kindBits) - 1;

/**
 * Encodes the whole picture, line by line, as runs of pixels of one kind and pan. Testing every pixel of
 * every picture took a third of the painting time. `regions` is 0 for pixels of the package.
 */
export function encodeRuns(
  { width, area, masks, pans }: Omit<Render, 'base' | 'gloss'>,
  regions: Uint8Array,
): Pick<Shape, 'runs' | 'mixes'> {
  const runs: number[] = [];
  const mixes: number[] = [];
  let [length, kind, pan] = [0, 0, 0];
  const endRun = () => {
    if (length > 0) runs.push((length << kindBits) | kind);
    length = 0;
  };
  for (let pixel = 0; pixel < regions.length; pixel++) {
    let [pixelKind, pixelPan]: [number, number] = [runKind.background, 0];
    if (regions[pixel] === 0) {
      const y = Math.floor(pixel / width) - area.top;
      const i = y * area.width + (pixel % width) - area.left;
      pixelKind = kindOf(masks, i * 4);
      if (pixelKind === runKind.mixed) mixes.push(...masks.subarray(i * 4, i * 4 + 4));
      else if (pixelKind === runKind.shade && pans) pixelPan = pans[i]!;
    }
    if (pixelKind !== kind || pixelPan !== pan) endRun();
    [kind, pan] = [pixelKind, pixelPan];
    length += 1;
  }
  endRun();
  return { runs: Uint32Array.from(runs), mixes: Uint8Array.from(mixes) };
}

function kindOf(masks: Uint8Array, at: number): number {
  if (masks[at] === 255) return runKind.body;
  if (masks[at + 1] === 255) return runKind.accent;
  return masks[at + 2] === 255 ? runKind.shade : runKind.mixed;
}
