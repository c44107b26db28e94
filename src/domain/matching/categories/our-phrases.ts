import { describingPhrases, shelfPhrases } from './category-rules';
import { sharedPhrases } from './other-goods';
import { createTable, type PhraseTable } from './phrase-table';

function tableWithout(left: ReadonlySet<string>): PhraseTable {
  return createTable(
    shelfPhrases.flatMap(([shelf, phrases]) =>
      phrases
        .split('|')
        .filter((phrase) => !left.has(phrase))
        .map((phrase) => [phrase, shelf] as const),
    ),
  );
}

/** All phrases that name one of our categories. */
export const ourPhrases = tableWithout(new Set());
/** The phrases that name a product type in titles. */
export const typePhrases = tableWithout(new Set(describingPhrases.split('|')));
/** The phrases that name a product of beauty without any other word. */
export const certainPhrases = tableWithout(sharedPhrases);
