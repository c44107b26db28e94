import { type Feature, matchWeights, maxCountPerFeature, startingWeight } from './match-weights';

const names = Object.keys(matchWeights);
const weights = Float64Array.from(Object.values(matchWeights));

/** The number of a feature, resolved once where it is named. */
export function featureNumber(feature: Feature): number {
  return names.indexOf(feature);
}

/** Sums the evidence for two titles being one product; reused for every pair. */
export class Evidence {
  private readonly counts = new Uint8Array(names.length);

  /** Counts a feature by its number. */
  add(feature: number): void {
    const count = this.counts[feature] ?? 0;
    if (count < maxCountPerFeature) this.counts[feature] = count + 1;
  }

  /** The probability (0 to 1) that they are; resets the counts. */
  weigh(): number {
    let sum = startingWeight;
    for (let at = 0; at < weights.length; at += 1) {
      const count = this.counts[at] ?? 0;
      if (count === 0) continue;
      sum += (weights[at] ?? 0) * count;
      this.counts[at] = 0;
    }
    return 1 / (1 + Math.exp(-sum));
  }
}
