import { isScentFamily } from '../vocabulary/scent-families';
import type { TermKind } from '../vocabulary/term';
import type { Span } from './choose-spans';
import type { Meaning } from './phrase-index';

export type PhraseSpan = Span & { found: { is: 'phrase' } };

export const isPhrase = (span: Span): span is PhraseSpan => span.found.is === 'phrase';

/** A span's meaning of one sort, if it has one. */
export const pick = <Is extends Meaning['is']>(span: Span, is: Is) =>
  span.found.is === 'phrase'
    ? span.found.meanings.find(
        (meaning): meaning is Extract<Meaning, { is: Is }> => meaning.is === is,
      )
    : undefined;

/** "Citrus" is a family of scents in perfumes, and elsewhere an ingredient. */
export const pickIngredient = (span: Span, isScent: boolean) =>
  span.found.is === 'phrase'
    ? span.found.meanings.find(
        (meaning): meaning is Extract<Meaning, { is: 'ingredient' }> =>
          meaning.is === 'ingredient' && isScentFamily(meaning.slug) === isScent,
      )
    : undefined;

/** A span's meaning as a term of a kind, if it has one. */
export const pickTerm = (span: Span, kind: TermKind) =>
  span.found.is === 'phrase'
    ? span.found.meanings.find(
        (meaning): meaning is Extract<Meaning, { is: 'term' }> =>
          meaning.is === 'term' && meaning.kind === kind,
      )
    : undefined;
