/** The searchable form of a text: its words in order, and hyphenated words also joined. */
export interface FoldedText {
  words: string[];
  /** `anti-aging` is also found as `antiaging`, and `SPF50` and `30ml` as their parts. */
  compounds: string[];
}

/** Longer queries are truncated. */
export const queryLimits = { maxCharacters: 256, maxWords: 10, maxWordLength: 40 } as const;

/** Letters that Unicode decomposition leaves unchanged. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

const isPlain = /^[ a-z0-9]*$/;
const beyondAscii = /[^\0-\x7f]/;

/** Lower case without accents; apostrophes are removed, `&` becomes `and`, hyphens stay. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  const letters = beyondAscii.test(lower)
    ? lower
        .replace(/[™®©℠]/g, ' ')
        .replace(/[‘’ʼ´′]/g, "'")
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæœøđðłıþ]/g, (letter) => plainLetters[letter] ?? letter)
        .replace(/[‐‑‒–]/g, '-')
        .replace(/[ʼ′]/g, '')
        .toLowerCase()
    : lower;
  return letters.replace(/['`]/g, '').replace(/&/g, ' and ');
}

/** A decimal number is one word: "1%" is not "0.1%". */
const wordPattern = /\d+\.\d+|[\p{L}\p{N}]+/gu;
/** The same for ASCII, and faster. */
const asciiWordPattern = /\d+\.\d+|[a-z0-9]+/g;
const compoundPattern = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** The words of a product's text. */
export function foldText(text: string): FoldedText {
  const letters = foldLetters(text);
  const words = letters.match(beyondAscii.test(letters) ? wordPattern : asciiWordPattern) ?? [];
  const compounds = letters.includes('-')
    ? (letters.match(compoundPattern) ?? []).map((compound) => compound.replaceAll('-', ''))
    : [];
  for (const word of words) {
    const parts = hasDigit.test(word) ? (measurePattern.exec(word) ?? []) : [];
    compounds.push(...parts.slice(1).filter(Boolean));
  }
  return { words, compounds };
}

const hasDigit = /\d/;
/** A number and its unit written as one word. */
const measurePattern = /^(?:(spf)(\d+)|(\d+)(ml|l|oz|g|mg|kg|ct|pcs))$/;

/** The words of a query, cut to `queryLimits`. Never throws. */
export function foldQuery(text: string): string[] {
  const { words: maxWords } = foldText(text.trimStart().slice(0, queryLimits.maxCharacters));
  return maxWords
    .slice(0, queryLimits.maxWords)
    .map((word) => word.slice(0, queryLimits.maxWordLength));
}
