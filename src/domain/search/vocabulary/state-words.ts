import type { QuerySlot } from '../understand/understood-query';
import { splitBars } from './term';

/** Adjectives whose meaning depends on whether the query is about skin or hair. */
export interface StateWords {
  phrases: readonly string[];
  skin: QuerySlot | null;
  hair: QuerySlot | null;
}

const state = (phrases: string, skin: QuerySlot | null, hair: QuerySlot | null): StateWords => ({
  phrases: splitBars(phrases),
  skin,
  hair,
});

export const stateWords: readonly StateWords[] = [
  state(
    'dry|very dry|extra dry|super dry',
    { kind: 'skin', slug: 'dry' },
    { kind: 'concern', slug: 'hair-dryness' },
  ),
  state('oily|very oily', { kind: 'skin', slug: 'oily' }, { kind: 'concern', slug: 'oily-scalp' }),
  state(
    'sensitive|very sensitive|ultra sensitive',
    { kind: 'skin', slug: 'sensitive' },
    { kind: 'concern', slug: 'dandruff' },
  ),
  state('shiny', { kind: 'concern', slug: 'oiliness' }, { kind: 'concern', slug: 'shine' }),
  state('greasy', { kind: 'concern', slug: 'oiliness' }, { kind: 'concern', slug: 'oily-scalp' }),
  state('combination|combo', { kind: 'skin', slug: 'combination' }, null),
  state('normal', { kind: 'skin', slug: 'normal' }, { kind: 'hair', slug: 'normal' }),
  state('mature|older', { kind: 'skin', slug: 'mature' }, null),
  state(
    'damaged|compromised',
    { kind: 'concern', slug: 'barrier' },
    { kind: 'concern', slug: 'damage' },
  ),
  state('aging', { kind: 'concern', slug: 'wrinkles' }, { kind: 'concern', slug: 'thinning' }),
  state('smoothing', { kind: 'concern', slug: 'dullness' }, { kind: 'concern', slug: 'frizz' }),
  state('fine|thin', null, { kind: 'hair', slug: 'fine' }),
  state('thick|coarse', null, { kind: 'hair', slug: 'thick' }),
  state('straight', null, { kind: 'hair', slug: 'straight' }),
  state('colored|highlighted', null, { kind: 'hair', slug: 'color-treated' }),
];

/** The concern of hair that corresponds to one of skin: a moisturizing shampoo is for dry hair. */
export const hairConcernFor: ReadonlyMap<string, string> = new Map([
  ['dryness', 'hair-dryness'],
  ['oiliness', 'oily-scalp'],
  ['sensitivity', 'dandruff'],
  ['dullness', 'shine'],
  ['barrier', 'damage'],
  ['acne', 'dandruff'],
  ['wrinkles', 'thinning'],
]);
