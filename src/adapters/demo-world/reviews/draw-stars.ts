import { at, type Random } from '../random';

/** Shares of one to five stars at whole averages; real ratings have more extremes than a bell curve. */
const shares: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0],
  [0.4, 0.3, 0.2, 0.07, 0.03],
  [0.17, 0.17, 0.27, 0.22, 0.17],
  [0.05, 0.06, 0.13, 0.34, 0.42],
  [0, 0, 0, 0, 1],
];
const tolerance = 0.15;

/** Stars whose mean is near `mean`. */
export function drawStars(mean: number, count: number, random: Random): number[] {
  const lower = Math.min(4, Math.max(1, Math.floor(mean)));
  const part = mean - lower;
  const drawn = Array.from({ length: count }, () => {
    const row = at(shares, random.chance(part) ? lower : lower - 1);
    let rest = random.next();
    for (const [index, share] of row.entries()) {
      rest -= share;
      if (rest < 0) return index + 1;
    }
    return 5;
  });
  return nearMean(drawn, mean, random);
}

function nearMean(stars: number[], mean: number, random: Random): number[] {
  for (let tries = 0; tries < stars.length * 20; tries++) {
    const difference = stars.reduce((sum, each) => sum + each, 0) / stars.length - mean;
    if (Math.abs(difference) <= Math.max(tolerance, 0.5 / stars.length)) break;
    const index = random.below(stars.length);
    const changed = at(stars, index) - Math.sign(difference);
    if (changed >= 1 && changed <= 5) stars[index] = changed;
  }
  return stars;
}
