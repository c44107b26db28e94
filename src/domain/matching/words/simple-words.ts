import type { TitleWord } from '../titles/title-word';
import { inContext } from '../titles/title-words';
import { beginsAside, endsInOil, inText, isContextual, isSimple, wordOf } from './known-words';
import { noLetters, withLetter } from './words-in-text';

const blank = 0x20;
/** Scratch list: the number of words is unknown before reading. */
const taken: TitleWord[] = [];

/**
 * Fast path for titles of letters a to z with single spaces and without words of packs and scents;
 * null: the title needs full parsing.
 */
export function simpleWords(title: string): TitleWord[] | null {
  let count = 0;
  let from = 0;
  let hash = noLetters;
  let aside = false;
  let traits = 0;
  for (let at = 0; at <= title.length; at += 1) {
    const code = at === title.length ? blank : title.charCodeAt(at);
    if (code !== blank) {
      const next = withLetter(hash, code);
      if (next === null) return null;
      hash = next;
      continue;
    }
    if (at === from) return null;
    const word = inText.find(title, from, at, hash) ?? wordOf(title.slice(from, at).toLowerCase());
    if ((word.traits & isSimple) === 0) return null;
    // The space of 'oil free' may be removed.
    if ((word.traits & endsInOil) !== 0 && at < title.length) return null;
    if ((word.traits & beginsAside) !== 0 && count > 1) aside = true;
    traits |= word.traits;
    taken[count] = aside ? { ...word, aside } : word;
    count += 1;
    from = at + 1;
    hash = noLetters;
  }
  const words = taken.slice(0, count);
  return (traits & isContextual) === 0 ? words : inContext(words);
}
