import type { Render, Shape } from './shape.ts';

/** What a run of pixels is painted with. */
export const runKind = { ground: 0, body: 1, accent: 2, shade: 3, mixed: 4 } as const;

/** A run is one number: eight times its length, and its kind. */
export const kindBits = 3;

/**
 * The whole picture, line by line, as runs of pixels that are painted alike. Most of it is ground and few
 * pixels lie between two parts; to find that out anew for every pixel of every picture took a third of
 * the time of painting it. `ground` is 0 for every pixel that is anything else.
 */
export function planRuns(
  { width, area, masks, pans }: Omit<Render, 'base' | 'gloss'>,
  ground: Uint8Array,
): Pick<Shape, 'runs' | 'mixes'> {
  const runs: number[] = [];
  const mixes: number[] = [];
  let [length, kind, pan] = [0, 0, 0];
  const end = () => {
    if (length > 0) runs.push((length << kindBits) | kind);
    length = 0;
  };
  for (let pixel = 0; pixel < ground.length; pixel++) {
    let [is, inPan]: [number, number] = [runKind.ground, 0];
    if (ground[pixel] === 0) {
      const y = Math.floor(pixel / width) - area.top;
      const i = y * area.width + (pixel % width) - area.left;
      is = kindOf(masks, i * 4);
      if (is === runKind.mixed) mixes.push(...masks.subarray(i * 4, i * 4 + 4));
      else if (is === runKind.shade && pans) inPan = pans[i]!;
    }
    if (is !== kind || inPan !== pan) end();
    [kind, pan] = [is, inPan];
    length += 1;
  }
  end();
  return { runs: Uint32Array.from(runs), mixes: Uint8Array.from(mixes) };
}

function kindOf(masks: Uint8Array, m: number): number {
  if (masks[m] === 255) return runKind.body;
  if (masks[m + 1] === 255) return runKind.accent;
  return masks[m + 2] === 255 ? runKind.shade : runKind.mixed;
}
