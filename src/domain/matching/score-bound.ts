import { matchWeights, mostCounted, startingWeight } from './match-weights';
import { isAnswered, isIdle, isOpen, isWhole, type WordPairing } from './pair-words';

/**
 * What the score of two titles cannot exceed, found from their names and numbers alone: most candidates
 * share a form and some praise with an offer, and need not be looked at any closer.
 */
export function scoreBound({ left, right, leftMarks, rightMarks }: WordPairing): number {
  let sharedNames = 0;
  let sharedNumbers = 0;
  let sharedForms = 0;
  let sharedOthers = 0;
  let names = 0;
  let numbers = 0;
  let leftOnly = 0;
  let leftOpen = 0;
  for (let at = 0; at < left.length; at += 1) {
    const word = left[at];
    const mark = leftMarks[at];
    if (!word || mark === isAnswered || mark === isIdle) continue;
    const { kind } = word;
    if (mark === isOpen) {
      leftOnly += 1;
      if (word.aside) continue;
      leftOpen += 1;
      if (kind === 'name') names += 1;
      else if (kind === 'number') numbers += 1;
    } else if (kind === 'name') sharedNames += 1;
    else if (kind === 'form') sharedForms += 1;
    else if (kind === 'number') sharedNumbers += 1;
    else if (kind !== 'filler') sharedOthers += 1;
  }
  let rightOnly = 0;
  let rightOpen = 0;
  for (let at = 0; at < right.length; at += 1) {
    const word = right[at];
    const mark = rightMarks[at];
    if (!word || (mark !== isOpen && mark !== isWhole)) continue;
    const { kind } = word;
    if (mark === isOpen) {
      rightOnly += 1;
      if (word.aside) continue;
      rightOpen += 1;
      if (kind === 'name') names += 1;
      else if (kind === 'number') numbers += 1;
    } else if (kind === 'name') sharedNames += 1;
    else if (kind === 'form') sharedForms += 1;
    else if (kind === 'number') sharedNumbers += 1;
    else if (kind !== 'filler') sharedOthers += 1;
  }
  const isOneSided = leftOnly === 0 || rightOnly === 0;
  // One shop may tell much more of the same.
  if (isOneSided && leftOpen + rightOpen >= 3) return 1;
  const isSwapped = leftOpen > 0 && rightOpen > 0;
  // A number of one digit counts as a name, which is less.
  const mostForShared =
    matchWeights['shared number'] * capped(sharedNumbers) +
    matchWeights['shared name'] * capped(sharedNames) +
    matchWeights['shared form'] * capped(sharedForms) +
    matchWeights['shared other'] * capped(sharedOthers);
  const sum =
    startingWeight +
    matchWeights['same size'] +
    mostForShared +
    matchWeights[isSwapped ? 'swapped name' : 'added name'] * capped(names) +
    matchWeights[isSwapped ? 'swapped number' : 'added number'] * capped(numbers);
  return 1 / (1 + Math.exp(-sum));
}

const capped = (found: number) => Math.min(found, mostCounted);
