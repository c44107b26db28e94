/** Uses of listed words that stay, each with a reason. */
export const allowedWords: readonly { file: RegExp; word: RegExp; reason: string }[] = [
  { file: /^scripts\/word-check/, word: /./, reason: 'the list itself and its tests' },
];
