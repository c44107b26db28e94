import { mayBeScent } from '~/domain/matching/rules/concentration';
import { mayBePack } from '~/domain/matching/rules/packs';
import type { TitleWord } from '~/domain/matching/titles/title-word';
import { inContext } from '~/domain/matching/titles/title-words';
import { degrees, opensAside, wordOf } from '~/domain/matching/words/word-of';
import { hashLetters, noLetters, WordsInText, withLetter } from './words-in-text';

/** A word, and what the fast path has to know about it. */
interface KnownWord {
  text: string;
  word: TitleWord;
  /** It does not start a pack or a fragrance concentration. */
  isSimple: boolean;
  endsInOil: boolean;
  beginsAside: boolean;
  /** Its meaning may depend on neighboring words. */
  isContextual: boolean;
}

const blank = 0x20;
const maxWords = 50_000;

/** The words of titles, each parsed once: the same few thousand words make up most titles. */
export class WordCache {
  private readonly words = new Map<string, KnownWord>();
  /** Those that consist of letters a to z. */
  private readonly inText = new WordsInText<KnownWord>();
  /** Scratch list: the number of words is unknown before reading. */
  private readonly taken: TitleWord[] = [];

  readonly wordOf = (said: string): TitleWord => this.known(said).word;

  /**
   * Fast path for titles of letters a to z with single spaces and without words of packs and scents;
   * null: the title needs full parsing.
   */
  readonly simpleWords = (title: string): TitleWord[] | null => {
    const { taken } = this;
    let count = 0;
    let from = 0;
    let hash = noLetters;
    let aside = false;
    let isContextual = false;
    for (let at = 0; at <= title.length; at += 1) {
      const code = at === title.length ? blank : title.charCodeAt(at);
      if (code !== blank) {
        const next = withLetter(hash, code);
        if (next === null) return null;
        hash = next;
        continue;
      }
      if (at === from) return null;
      const known =
        this.inText.find(title, from, at, hash) ?? this.known(title.slice(from, at).toLowerCase());
      if (!known.isSimple) return null;
      // The space of 'oil free' may be removed.
      if (known.endsInOil && at < title.length) return null;
      if (known.beginsAside && count > 1) aside = true;
      if (known.isContextual) isContextual = true;
      taken[count] = aside ? { ...known.word, aside } : known.word;
      count += 1;
      from = at + 1;
      hash = noLetters;
    }
    const words = taken.slice(0, count);
    return isContextual ? inContext(words) : words;
  };

  private known(said: string): KnownWord {
    const known = this.words.get(said);
    if (known) return known;
    const added = knownWord(wordOf(said));
    // Feeds bring ever more new words, so the cache is cleared when full. Not an LRU: `inText`
    // indexes the same words and cannot evict single ones.
    if (this.words.size > maxWords) {
      this.words.clear();
      this.inText.clear();
    }
    this.words.set(added.text, added);
    const hash = hashLetters(added.text);
    if (hash !== null) this.inText.add(added, hash);
    return added;
  }
}

function knownWord(word: TitleWord): KnownWord {
  const { text, kind } = word;
  return {
    text,
    word,
    isSimple: !mayBePack(text) && !mayBeScent(text) && !text.endsWith('eau'),
    endsInOil: text.endsWith('oil'),
    beginsAside: opensAside.has(text),
    isContextual: kind === 'number' || kind === 'grade' || text.length === 1 || degrees.has(text),
  };
}
