import type { Pen } from './pen.ts';

/**
 * How much of each pixel lies within outlines. Every piece of an outline adds, where it crosses a row, by how
 * much more of the pixels to its right is inside; summed up from left to right that is exact to the area.
 * What two outlines of the same direction cover counts once, what lies in a hole does not count.
 */
export interface Coverage extends Pen {
  /** Tells all that is covered, as runs of a row's pixels that are covered alike, and forgets it. */
  finish(tell: (y: number, from: number, to: number, share: number) => void): void;
}

/** What sums of fractions leave over. */
const nothing = 0.001;

/** Used again for every outline; a row has a place more, where what is beyond its end goes. */
let sums = new Float32Array(0);
let rowFrom = new Int32Array(0);
let rowTo = new Int32Array(0);

export function coverageOf(width: number, height: number): Coverage {
  const stride = width + 2;
  if (sums.length < stride * height) sums = new Float32Array(stride * height);
  else sums.fill(0, 0, stride * height);
  if (rowFrom.length < height) {
    rowFrom = new Int32Array(height);
    rowTo = new Int32Array(height);
  }
  rowFrom.fill(stride, 0, height);
  rowTo.fill(-1, 0, height);
  let [x, y, startX, startY, top, foot] = [0, 0, 0, 0, height, 0];

  function add(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const isDown = fromY < toY;
    let left = isDown ? fromX : toX;
    let high = isDown ? fromY : toY;
    const low = isDown ? toY : fromY;
    if (low <= 0 || high >= height) return;
    const lean = (toX - fromX) / (toY - fromY);
    if (high < 0) {
      left -= high * lean;
      high = 0;
    }
    const first = high | 0;
    const end = low < height ? Math.ceil(low) : height;
    if (first < top) top = first;
    if (end > foot) foot = end;
    for (let row = first; row < end; row++) {
      const within = (low < row + 1 ? low : row + 1) - (high > row ? high : row);
      const right = left + lean * within;
      cross(row, isDown ? within : -within, left, right);
      left = right;
    }
  }

  /** One piece within one row: `share` of the row's height, from one x to another. */
  function cross(row: number, share: number, oneX: number, otherX: number): void {
    let low = oneX < otherX ? oneX : otherX;
    let high = oneX < otherX ? otherX : oneX;
    low = low < 0 ? 0 : low > width ? width : low;
    high = high < 0 ? 0 : high > width ? width : high;
    const first = low | 0;
    const end = Math.ceil(high);
    const at = row * stride + first;
    if (first < (rowFrom[row] as number)) rowFrom[row] = first;
    if (end <= first + 1) {
      if (first + 1 > (rowTo[row] as number)) rowTo[row] = first + 1;
      const beyond = share * ((low + high) / 2 - first);
      sums[at] = (sums[at] as number) + share - beyond;
      sums[at + 1] = (sums[at + 1] as number) + beyond;
      return;
    }
    if (end > (rowTo[row] as number)) rowTo[row] = end;
    // A trapezium over several pixels: how much lies to the left of each pixel's end.
    const slope = share / (high - low);
    let before = 0;
    let told = 0;
    for (let pixel = first; pixel < end; pixel++) {
      const from = low > pixel ? low : pixel;
      const to = high < pixel + 1 ? high : pixel + 1;
      // Inside this pixel, to the right of the piece.
      const part = slope * (to - from);
      const inside = told + part * (pixel + 1 - (from + to) / 2);
      sums[at + pixel - first] = (sums[at + pixel - first] as number) + inside - before;
      before = inside;
      told += part;
    }
    sums[at + end - first] = (sums[at + end - first] as number) + share - before;
  }

  const close = () => {
    add(x, y, startX, startY);
    [x, y] = [startX, startY];
  };
  return {
    move(toX, toY) {
      close();
      x = startX = toX;
      y = startY = toY;
    },
    line(toX, toY) {
      add(x, y, toX, toY);
      x = toX;
      y = toY;
    },
    close,
    finish(tell) {
      close();
      for (let row = top; row < foot; row++) {
        const from = rowFrom[row] as number;
        const last = rowTo[row] as number;
        if (last < 0) continue;
        const start = row * stride;
        const end = start + (last < width ? last + 1 : width);
        let sum = 0;
        for (let at = start + from; at < end; ) {
          sum += sums[at] as number;
          sums[at] = 0;
          const first = at++;
          while (at < end && sums[at] === 0) at++;
          const share = sum < 0 ? -sum : sum;
          if (share > nothing) tell(row, first - start, at - start, share < 1 ? share : 1);
        }
        // What is beyond the last pixel.
        sums.fill(0, end, start + last + 1);
        rowFrom[row] = stride;
        rowTo[row] = -1;
      }
      [top, foot] = [height, 0];
    },
  };
}
