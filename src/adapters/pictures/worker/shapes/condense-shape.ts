import { longestPaper } from '../paint/paint-background.ts';
import { kindBits, planRuns, runKind } from './part-runs.ts';
import type { Render, Shape } from './shape.ts';

type Condensed = Pick<Shape, 'paper' | 'paperTone' | 'base' | 'runs' | 'mixes'>;

/** Glass bends gold into the ground here and there; what is farther from the paper's tone is no paper. */
const farthest = 4;

/** Keeps of a render what painting needs: half as much to hold, to read and to go through. */
export function condense(render: Render): Condensed {
  const { width, base } = render;
  const ground = findGround(render);
  const paperTone = findTone(base, ground);
  const paper = new Uint8Array(width * width);
  for (let pixel = 0; pixel < paper.length; pixel++) {
    if (ground[pixel] === 0) continue;
    const value = brightnessAt(base, pixel * 3);
    const isPaper = ground[pixel] === outside || isNear(base, pixel * 3, paperTone, value);
    if (isPaper) paper[pixel] = value;
    else ground[pixel] = 0;
  }
  const parts = planRuns(render, ground);
  return { paper: paperRuns(paper, parts.runs), paperTone, base: cutOut(render), ...parts };
}

/** The ground's brightness, run by run, as often as it changes. */
function paperRuns(brightness: Uint8Array, runs: Uint32Array): Uint16Array {
  const papers: number[] = [];
  let pixel = 0;
  for (const run of runs) {
    const end = pixel + (run >>> kindBits);
    if ((run & 7) !== runKind.ground) {
      pixel = end;
      continue;
    }
    while (pixel < end) {
      const value = brightness[pixel]!;
      const first = pixel++;
      while (pixel < end && brightness[pixel] === value && pixel - first < longestPaper) pixel++;
      papers.push((value << 8) | (pixel - first));
    }
  }
  return Uint16Array.from(papers);
}

/** What lies around the package's area, and ground within it. */
const outside = 1;
const within = 2;

function findGround({ width, area, masks }: Render): Uint8Array {
  const ground = new Uint8Array(width * width).fill(outside);
  for (let i = 0; i < area.width * area.height; i++) {
    const y = area.top + Math.floor(i / area.width);
    const pixel = y * width + area.left + (i % area.width);
    ground[pixel] = masks[i * 4 + 3] === 255 ? within : 0;
  }
  return ground;
}

/**
 * The ground is one paper in white light: where it is equally bright it has, on average, one colour. What
 * lies around the package says which; within, there may be glass over it.
 */
function findTone(base: Uint8Array, ground: Uint8Array): Uint8Array {
  const [around, inside] = [addUp(base, ground, outside), addUp(base, ground, within)];
  return Uint8Array.from({ length: 768 }, (_, at) => {
    const sums = around[768 + (at & 255)] === 0 ? inside : around;
    return Math.round(sums[at]! / Math.max(1, sums[768 + (at & 255)]!));
  });
}

/** For each brightness the sums of red, green and blue, and how often it is there. */
function addUp(base: Uint8Array, ground: Uint8Array, where: number): Float64Array {
  const sums = new Float64Array(1024);
  for (let pixel = 0; pixel < ground.length; pixel++) {
    if (ground[pixel] !== where) continue;
    const value = brightnessAt(base, pixel * 3);
    for (let channel = 0; channel < 3; channel++) {
      const at = channel * 256 + value;
      sums[at]! += base[pixel * 3 + channel]!;
    }
    sums[768 + value]! += 1;
  }
  return sums;
}

/** As the render's file counts it: that is what it keeps most truly. */
function brightnessAt(base: Uint8Array, at: number): number {
  const red = base[at]!;
  const green = base[at + 1]!;
  const blue = base[at + 2]!;
  return (0.299 * red + 0.587 * green + 0.114 * blue + 0.5) | 0;
}

function isNear(base: Uint8Array, at: number, tone: Uint8Array, value: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const paper = tone[channel * 256 + value]!;
    if (Math.abs(base[at + channel]! - paper) > farthest) return false;
  }
  return true;
}

function cutOut({ base, width, area }: Render): Uint8Array {
  const length = area.width * 3;
  const cut = new Uint8Array(length * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 3;
    cut.set(base.subarray(from, from + length), y * length);
  }
  return cut;
}
