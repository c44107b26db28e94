import { wordLists } from './word-lists';
import { wordStem } from './word-stem';

/**
 * What a word says in a product's name, and so what it means when only one of two names has it:
 * - filler: nothing ('with', 'the')
 * - praise: what every shop adds or leaves out ('hydrating', 'refillable')
 * - grade: how good or strong of its line it is ('supreme', 'pro', 'natural')
 * - active: what is in it ('retinol'); often named in one shop only
 * - audience: whom it is for ('for dry skin')
 * - form: what it is ('serum')
 * - part: where it goes; an eye cream is no cream
 * - variant: which one of a line ('night', 'waterproof', 'rose')
 * - number: which one of a line, in digits
 * - name: everything else, the product's own name
 */
export type WordKind = keyof typeof wordLists | 'number' | 'name';

const byWord = new Map<string, WordKind>();
const byStem = new Map<string, WordKind>();
for (const kind of Object.keys(wordLists).filter(isListed)) {
  for (const word of wordLists[kind].split(/\s+/)) {
    byWord.set(word, kind);
    const stem = wordStem(word);
    // What says nothing has no family: 'poured' is not 'pour'.
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

/** What a word says in a name: as it is, else as one of its family. */
export function wordKind(word: string, stem: string): WordKind {
  const known = byWord.get(word) ?? familyKind(stem);
  if (known) return known;
  if (/^\d/.test(stem)) return 'number';
  // Whatever it is said to be doing, it is praise: 'bodifying', 'uplifting'.
  return word.length > 5 && word.endsWith('ing') ? 'praise' : 'name';
}
