/** Uses of listed words that stay, each with a reason. */
export const allowedWords: readonly { file: RegExp; word: RegExp; reason: string }[] = [
  { file: /^scripts\/word-check/, word: /./, reason: 'the list itself and its tests' },
  {
    file: /^bench\/(?:real-data|dupes|relevance\/sephora)\//,
    word: /^catalogues$/,
    reason: 'a folder of the data, which is not ours to rename',
  },
  {
    file: /^docs\/how-to\/add-a-table/,
    word: /favourites/,
    reason: 'the name of an applied migration',
  },
  {
    file: /^src\/db\/alerts\/saved-products-migration/,
    word: /favourite/,
    reason: 'the schema before migration 0048',
  },
  {
    file: /^tests\/setup\/postgres-cluster/,
    word: /nobody/,
    reason: 'the name of a Unix user',
  },
  {
    file: /^src\/domain\/search\/tags\/concerns\/lines\//,
    word: /^anew$/,
    reason: 'the name of a product line',
  },
  {
    file: /^bench\/moderation\/cases\//,
    word: /./,
    reason: 'reviews as people write them',
  },
  {
    file: /^src\/domain\/reviews\/moderation\/rules\//,
    word: /./,
    reason: 'words that people write',
  },
  {
    file: /^src\/adapters\/demo-world\/reviews\/phrases\//,
    word: /./,
    reason: 'sentences as people write them',
  },
];
