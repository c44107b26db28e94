import { describingPhrases, shelfPhrases } from './category-rules';
import { sharedWords } from './other-goods';
import { createTable } from './phrase-table';

/** All phrases that name one of our categories. */
export const ourPhrases = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, shelf] as const),
  ),
);

const describing: ReadonlySet<string> = new Set(describingPhrases.split('|'));
/** The phrases that name a product type in titles. */
export const typePhrases = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases
      .split('|')
      .flatMap((phrase) => (describing.has(phrase) ? [] : [[phrase, shelf] as const])),
  ),
);

/** The phrases that name a beauty product without any other word. */
export const certainPhrases = createTable(
  shelfPhrases.flatMap(([shelf, phrases]) =>
    phrases
      .split('|')
      .flatMap((phrase) => (sharedWords.has(phrase) ? [] : [[phrase, shelf] as const])),
  ),
);
