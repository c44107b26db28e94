import { isDenial, isNegated } from './negation';
import type { PhraseHit } from './phrase-trie';
import { TextScanner } from './text-scanner';
import { type NamedTerm, vocabularyPhrases } from './vocabulary-phrases';

/** A term that a text states or denies. */
export interface StatedTerm extends NamedTerm {
  from: number;
  to: number;
  isNegated: boolean;
}

export interface ReadText {
  words: readonly string[];
  terms: readonly StatedTerm[];
}

/** Longer texts repeat themselves, and their tags would be a guess. */
const maxTextLength = 4_000;

/** Scans texts for the words that begin phrases of the vocabulary. */
export const createScanner = (): TextScanner =>
  new TextScanner({ mayStartPhrase: (word) => vocabularyPhrases.hasStart(word), isDenial });

/** The terms that a text names. */
export function readText(text: string, scanner: TextScanner): ReadText {
  const { words, starts, hasDenial } = scanner.read(
    text.length > maxTextLength ? text.slice(0, maxTextLength) : text,
  );
  const hits: PhraseHit<NamedTerm>[] = [];
  for (const from of starts) vocabularyPhrases.findAt(words, from, hits);
  const terms: StatedTerm[] = [];
  /** Hits before it end before the current one begins. */
  let first = 0;
  for (const hit of hits) {
    const { value, from, to } = hit;
    while ((hits[first]?.to ?? to) <= from) first += 1;
    if (isPartOfAny(hit, hits, first)) continue;
    const { kind, slug, isLabelPhrase } = value;
    terms.push({
      kind,
      slug,
      isLabelPhrase,
      from,
      to,
      isNegated: hasDenial && isNegated(words, from, kind === 'ingredient'),
    });
  }
  return { words, terms };
}

/** Claims, finishes and concerns are said as a whole: the oil in "oil free" is no oil. */
const whole: ReadonlySet<string> = new Set(['claim', 'finish', 'concern', 'skin', 'hair']);

function isPartOfAny(
  hit: PhraseHit<NamedTerm>,
  hits: readonly PhraseHit<NamedTerm>[],
  first: number,
): boolean {
  for (let at = first; at < hits.length; at += 1) {
    const other = hits[at];
    // They are in the order of their first words.
    if (!other || other.from > hit.from) return false;
    if (other.to >= hit.to && isPartOf(hit, other)) return true;
  }
  return false;
}

/** Whether a phrase is only part of a longer one that means something else. */
function isPartOf(hit: PhraseHit<NamedTerm>, other: PhraseHit<NamedTerm>): boolean {
  const isWithin = other.from <= hit.from && other.to >= hit.to;
  if (!isWithin || other.to - other.from === hit.to - hit.from) return false;
  const { kind } = hit.value;
  // Which type is meant also depends on the shelf, so all of them are kept.
  if (kind === 'type') return false;
  if (kind === other.value.kind) return true;
  if (kind === 'skin' || kind === 'hair') return false;
  return whole.has(other.value.kind) || (other.value.kind === 'type' && kind === 'shade');
}
