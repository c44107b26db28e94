/** British and French spellings of words in chemical names. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [/aluminium/g, 'aluminum'],
  [/oxyde/g, 'oxide'],
  [/colour/g, 'color'],
];
const isPlain = /^[a-z0-9]*$/;

/** Equal for spellings of a name that differ in case, accents, spaces and punctuation only. */
export function nameKey(name: string): string {
  let key = name
    .toLowerCase()
    .replace(/c(\d+)-c(\d+)/g, 'c$1-$2')
    .replace(/[\s\-/,.()'’]+/g, '');
  if (!isPlain.test(key)) {
    key = key
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  }
  for (const [spelling, ours] of spellings) key = key.replace(spelling, ours);
  return key;
}
