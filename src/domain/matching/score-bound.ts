import type { Alignment } from './align-words';
import { matchWeights, mostCounted, startingWeight } from './match-weights';
import type { TitleWord } from './title-words';

/** What all that speaks for it may add, but numbers. */
const mostForIt =
  matchWeights['same size'] +
  mostCounted *
    (matchWeights['shared name'] + matchWeights['shared form'] + matchWeights['shared other']);

/**
 * What the score of two titles cannot exceed, found from their names and numbers alone: most candidates
 * share a form and some praise with an offer, and need not be looked at any closer.
 */
export function scoreBound({ shared, leftOnly, rightOnly }: Alignment): number {
  const open = count(leftOnly, isOpen) + count(rightOnly, isOpen);
  const isOneSided = leftOnly.length === 0 || rightOnly.length === 0;
  // One shop may tell much more of the same.
  if (isOneSided && open >= 3) return 1;
  const isSwapped = leftOnly.some(isOpen) && rightOnly.some(isOpen);
  const names = capped(count(leftOnly, isOpenName) + count(rightOnly, isOpenName));
  const numbers = capped(count(leftOnly, isOpenNumber) + count(rightOnly, isOpenNumber));
  const sum =
    startingWeight +
    mostForIt +
    matchWeights['shared number'] * capped(count(shared, isNumber)) +
    matchWeights[isSwapped ? 'swapped name' : 'added name'] * names +
    matchWeights[isSwapped ? 'swapped number' : 'added number'] * numbers;
  return 1 / (1 + Math.exp(-sum));
}

const capped = (found: number) => Math.min(found, mostCounted);

function count(words: readonly TitleWord[], isCounted: (word: TitleWord) => boolean): number {
  let found = 0;
  for (const word of words) if (isCounted(word)) found += 1;
  return found;
}

const isOpen = ({ aside }: TitleWord) => !aside;
const isOpenName = ({ kind, aside }: TitleWord) => kind === 'name' && !aside;
const isNumber = ({ kind }: TitleWord) => kind === 'number';
const isOpenNumber = ({ kind, aside }: TitleWord) => kind === 'number' && !aside;
