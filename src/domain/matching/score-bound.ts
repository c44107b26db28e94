import type { Alignment } from './align-words';
import { matchWeights, mostCounted, startingWeight } from './match-weights';

/**
 * What the score of two titles cannot exceed, found from their names and numbers alone: most candidates
 * share a form and some praise with an offer, and need not be looked at any closer.
 */
export function scoreBound({ shared, leftOnly, rightOnly }: Alignment): number {
  let [names, numbers, leftOpen] = [0, 0, 0];
  for (const { kind, aside } of leftOnly) {
    if (aside) continue;
    leftOpen += 1;
    if (kind === 'name') names += 1;
    if (kind === 'number') numbers += 1;
  }
  let rightOpen = 0;
  for (const { kind, aside } of rightOnly) {
    if (aside) continue;
    rightOpen += 1;
    if (kind === 'name') names += 1;
    if (kind === 'number') numbers += 1;
  }
  const isOneSided = leftOnly.length === 0 || rightOnly.length === 0;
  // One shop may tell much more of the same.
  if (isOneSided && leftOpen + rightOpen >= 3) return 1;
  const isSwapped = leftOpen > 0 && rightOpen > 0;
  const sum =
    startingWeight +
    matchWeights['same size'] +
    mostForShared(shared) +
    matchWeights[isSwapped ? 'swapped name' : 'added name'] * capped(names) +
    matchWeights[isSwapped ? 'swapped number' : 'added number'] * capped(numbers);
  return 1 / (1 + Math.exp(-sum));
}

function mostForShared(shared: Alignment['shared']): number {
  let [names, numbers, forms, others] = [0, 0, 0, 0];
  for (const { kind } of shared) {
    if (kind === 'number') numbers += 1;
    else if (kind === 'name') names += 1;
    else if (kind === 'form') forms += 1;
    else if (kind !== 'filler') others += 1;
  }
  // A number of one digit counts as a name, which is less.
  return (
    matchWeights['shared number'] * capped(numbers) +
    matchWeights['shared name'] * capped(names) +
    matchWeights['shared form'] * capped(forms) +
    matchWeights['shared other'] * capped(others)
  );
}

const capped = (found: number) => Math.min(found, mostCounted);
