import { foldText } from '~/domain/search/fold';
import { type Names, someWord } from './names';
import { buildPostings, type FoundGroups, itemsOfAny, type Postings } from './structures/postings';
import type { Steps } from './structures/steps';
import {
  buildDictionary,
  filterWords,
  findWords,
  type Reach,
  type WordDictionary,
  wordIndexOf,
} from './structures/word-dictionary';

/** A searchable field: finds the groups of products in which a word occurs. */
export interface SearchField {
  /** With a few candidates the result is only valid for them, which can be much faster. */
  find(typed: string, reach: Reach, candidates?: readonly number[]): FoundGroups;
  /** Whether a product is in one of the groups. */
  has(product: number, groups: ReadonlySet<number>): boolean;
}

/** Every word has its own list of products, because names hardly repeat. */
export function nameField(names: Names): SearchField {
  const { dictionary, products: postings } = names;
  return {
    find(typed, reach, candidates) {
      if (!candidates) return { postings, groups: findWords(dictionary, typed, reach) };
      const words = new Set<number>();
      for (const product of candidates) {
        someWord(names, product, (word) => {
          words.add(word);
          return false;
        });
      }
      return { postings, groups: filterWords(dictionary, words, typed, reach) };
    },
    has: (product, groups) => someWord(names, product, (word) => groups.has(word)),
  };
}

/**
 * Words lead to titles (of brands, categories, ingredients) and those to products, because many
 * products share a title.
 */
export function* titleField(
  titles: readonly string[],
  products: Postings,
  has: SearchField['has'],
): Steps<SearchField> {
  return createTitleField(yield* indexTitles(titles), products, has);
}

function createTitleField(
  { dictionary, titlesOfWord }: { dictionary: WordDictionary; titlesOfWord: Postings },
  products: Postings,
  has: SearchField['has'],
): SearchField {
  return {
    find(typed, reach) {
      const words = findWords(dictionary, typed, reach);
      return { postings: products, groups: itemsOfAny(titlesOfWord, words) };
    },
    has,
  };
}

function* indexTitles(titles: readonly string[]) {
  const wordsOfTitles = titles.map((title) => {
    const { words, compounds } = foldText(title);
    return [...words, ...compounds];
  });
  const dictionary = yield* buildDictionary(new Set(wordsOfTitles.flat()));
  const titlesOfWord = yield* buildPostings(
    dictionary.words.length,
    titles.length,
    (title, emit) => {
      for (const word of wordsOfTitles[title] ?? []) emit(wordIndexOf(dictionary, word));
    },
  );
  return { dictionary, titlesOfWord };
}
