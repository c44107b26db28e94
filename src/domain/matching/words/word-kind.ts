import { wordLists } from './word-lists';
import { wordStem } from './word-stem';

/**
 * The kind of a word in a product's name. It decides how much the word counts when only one of two
 * names has it:
 * - filler: nothing ('with', 'the')
 * - praise: adjectives that shops freely add or omit ('hydrating', 'refillable')
 * - grade: quality or strength within a line ('supreme', 'pro', 'natural')
 * - active: an ingredient ('retinol'); often named by one shop only
 * - audience: who it is for ('for dry skin')
 * - form: the product type ('serum')
 * - part: the body part; an eye cream is not a cream
 * - variant: a product of a line ('night', 'waterproof', 'rose')
 * - number: a product of a line, in digits
 * - name: everything else, the product's name
 */
export type WordKind = keyof typeof wordLists | 'number' | 'name';

const byWord = new Map<string, WordKind>();
const byStem = new Map<string, WordKind>();
for (const kind of Object.keys(wordLists).filter(isListed)) {
  for (const word of wordLists[kind].split(/\s+/)) {
    byWord.set(word, kind);
    const stem = wordStem(word);
    // Filler words do not define stems: 'poured' is not 'pour'.
    if (kind !== 'filler' && !byStem.has(stem)) byStem.set(stem, kind);
  }
}

function familyKind(stem: string): WordKind | undefined {
  const kind = byWord.get(stem);
  return kind === 'filler' ? undefined : (kind ?? byStem.get(stem));
}

function isListed(kind: string): kind is keyof typeof wordLists {
  return kind in wordLists;
}

/** The kind of a word: its own, or that of its stem. */
export function wordKind(word: string, stem: string): WordKind {
  const known = byWord.get(word) ?? familyKind(stem);
  if (known) return known;
  if (/^\d/.test(stem)) return 'number';
  // Unknown words in -ing are adjectives: 'bodifying', 'uplifting'.
  return word.length > 5 && word.endsWith('ing') ? 'praise' : 'name';
}
