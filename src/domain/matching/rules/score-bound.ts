import { asideBit, ofFiller, ofForm, ofName, ofNumber, wordKindBits } from '../words/word-numbers';
import { isAnswered, isIdle, isOpen, isShared } from './marked-words';
import { matchWeights, maxCountPerFeature, startingWeight } from './match-weights';
import type { WordPairing } from './pair-words';

/** Word counts by kind; reused for every pair of titles. */
const counts = {
  sharedNames: 0,
  sharedNumbers: 0,
  sharedForms: 0,
  sharedOthers: 0,
  openNames: 0,
  openNumbers: 0,
};

/**
 * An upper bound of two titles' score, computed from names and numbers only: most candidates share
 * just a product type and some adjectives, and need no full comparison.
 */
export function scoreBound({ left, right }: WordPairing): number {
  counts.sharedNames = 0;
  counts.sharedNumbers = 0;
  counts.sharedForms = 0;
  counts.sharedOthers = 0;
  counts.openNames = 0;
  counts.openNumbers = 0;
  let leftOnly = 0;
  let leftOpen = 0;
  for (let at = 0; at < left.words.length; at += 1) {
    const shape = left.numbers.shapes[at] ?? 0;
    const mark = left.marks[at];
    if (mark === isAnswered || mark === isIdle) continue;
    if (mark !== isOpen) {
      countShared(shape & wordKindBits);
      continue;
    }
    leftOnly += 1;
    if ((shape & asideBit) !== 0) continue;
    leftOpen += 1;
    countOpen(shape & wordKindBits);
  }
  let rightOnly = 0;
  let rightOpen = 0;
  for (let at = 0; at < right.words.length; at += 1) {
    const shape = right.numbers.shapes[at] ?? 0;
    const mark = right.marks[at];
    // Words with the same stem were counted on the left.
    if (mark === isAnswered || mark === isIdle || mark === isShared) continue;
    if (mark !== isOpen) {
      countShared(shape & wordKindBits);
      continue;
    }
    rightOnly += 1;
    if ((shape & asideBit) !== 0) continue;
    rightOpen += 1;
    countOpen(shape & wordKindBits);
  }
  const isOneSided = leftOnly === 0 || rightOnly === 0;
  // One shop may describe the same product in much more detail.
  if (isOneSided && leftOpen + rightOpen >= 3) return 1;
  return boundOfCounts(leftOpen > 0 && rightOpen > 0);
}

function countShared(kind: number): void {
  if (kind === ofName) counts.sharedNames += 1;
  else if (kind === ofForm) counts.sharedForms += 1;
  else if (kind === ofNumber) counts.sharedNumbers += 1;
  else if (kind !== ofFiller) counts.sharedOthers += 1;
}

function countOpen(kind: number): void {
  if (kind === ofName) counts.openNames += 1;
  else if (kind === ofNumber) counts.openNumbers += 1;
}

/** Cached bounds by counts; 0: not computed. */
const bounds = new Float64Array((maxCountPerFeature + 1) ** 6 * 2);

function boundOfCounts(isSwapped: boolean): number {
  let place = capped(counts.sharedNames);
  place = place * (maxCountPerFeature + 1) + capped(counts.sharedNumbers);
  place = place * (maxCountPerFeature + 1) + capped(counts.sharedForms);
  place = place * (maxCountPerFeature + 1) + capped(counts.sharedOthers);
  place = place * (maxCountPerFeature + 1) + capped(counts.openNames);
  place = place * (maxCountPerFeature + 1) + capped(counts.openNumbers);
  place = place * 2 + (isSwapped ? 1 : 0);
  const known = bounds[place] ?? 0;
  if (known > 0) return known;
  const bound = findBound(isSwapped);
  bounds[place] = bound;
  return bound;
}

function findBound(isSwapped: boolean): number {
  // A one-digit number counts as a name, which weighs less.
  const maxSharedScore =
    matchWeights['shared number'] * capped(counts.sharedNumbers) +
    matchWeights['shared name'] * capped(counts.sharedNames) +
    matchWeights['shared form'] * capped(counts.sharedForms) +
    matchWeights['shared other'] * capped(counts.sharedOthers);
  const sum =
    startingWeight +
    matchWeights['same size'] +
    maxSharedScore +
    matchWeights[isSwapped ? 'swapped name' : 'added name'] * capped(counts.openNames) +
    matchWeights[isSwapped ? 'swapped number' : 'added number'] * capped(counts.openNumbers);
  return 1 / (1 + Math.exp(-sum));
}

const capped = (found: number) => (found < maxCountPerFeature ? found : maxCountPerFeature);
