/**
 * Patterns that recheck reports as slow but whose input is trusted or short. `starts` is the beginning
 * of the pattern.
 */
export const allowed: readonly { file: string; starts: string; reason: string }[] = [
  {
    file: 'src/domain/matching/rules/plain-join.ts',
    starts: '[\\s\\-/(]*\\d+',
    reason: 'run only by the operator to measure matching, never by the site',
  },
  {
    file: 'src/domain/matching/rules/title-size.ts',
    starts: '(?<![\\p{L}\\d.,#-])',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/matching/rules/title-size.ts',
    starts: '(?:pack|set|box) of',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/offers/clean-text.ts',
    starts: '[\\s,/|(–—-]*\\b(?:title: ?)?default',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/offers/clean-text.ts',
    starts: '[\\s,;|/(–—-]*\\b(?:volume',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/offers/clean-text.ts',
    starts: '[\\s,;:|/–—-]+$',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/brands/title-brands.ts',
    starts: '\\s+(?:by|',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/brands/title-brands.ts',
    starts: '[\\s,:|–—-]+$',
    reason: 'titles of offers have at most 300 characters (read-offer.ts)',
  },
  {
    file: 'src/domain/feeds/offers/clean-text.ts',
    starts: '[\\s,;|/(–—-]+',
    reason: 'names longer than 300 characters are not searched',
  },
  {
    file: 'src/domain/catalog/size-measures.ts',
    starts: '(?:(?<![\\d.,/])(?<before>',
    reason: 'parseSize rejects texts longer than 200 characters',
  },
  {
    file: 'src/domain/ingredients/label/names/several-names.ts',
    starts: '\\s*(?:\\(and',
    reason: 'names longer than 300 characters are not resolved',
  },
  {
    file: 'src/domain/ingredients/label/names/exact-name.ts',
    starts: '\\p{L}+(?=',
    reason: 'names longer than 300 characters are not resolved',
  },
  {
    file: 'src/domain/ingredients/label/names/exact-name.ts',
    starts: '(?<!\\bvitamin',
    reason: 'names longer than 300 characters are not resolved',
  },
  {
    file: 'src/domain/ingredients/label/names/take-notes.ts',
    starts: '[ \\-–—·:=_',
    reason: 'names longer than 300 characters are not resolved',
  },
  {
    file: 'src/domain/ingredients/label/pieces/join-names.ts',
    starts: '[*.]+$',
    reason: 'tests only pieces of at most 60 characters',
  },
  {
    file: 'src/adapters/feeds/worker/to-utf8.server.ts',
    starts: '<\\?xml',
    reason: 'reads only the first 200 bytes of a feed',
  },
  {
    file: 'src/adapters/demo-world/names/product-names.ts',
    starts: '^(.*?) (SPF',
    reason: 'reads only generated names of the demo catalog',
  },
  {
    file: 'src/adapters/demo-world/reviews/fill-phrase.ts',
    starts: '\\(([^()]*\\|',
    reason: 'reads only the phrases of demo reviews',
  },
];
