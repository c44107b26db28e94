const signs = /[™®©℠]|&(?:trade|reg|copy);|\((?:tm|r|c)\)/gi;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&rsquo;': "'",
  '&lsquo;': "'",
};
const spelled: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};

/** Plain characters, none of which starts an entity or may be an inch mark. */
const isSimple = /^[ !#-%'-_a-~]*$/;
const sign = /\((?:tm|r|c)\)/i;

/** Lower case without accents, trademark signs and entities; word separators stay. */
export function plainTitleText(text: string): string {
  // Fast path for most titles.
  if (isSimple.test(text) && !isSpaced(text) && !text.includes("''") && !sign.test(text)) {
    return text.toLowerCase();
  }
  const decoded = text.includes('&')
    ? text
        .replace(/&#0?39;/g, "'")
        .replace(signs, '')
        .replace(/&[a-z]+;/gi, (entity) => entities[entity.toLowerCase()] ?? ' ')
    : text.replace(signs, '');
  return decoded
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/(?<=\d) ?(?:["”″]|'')(?: inch\b)?/g, ' inch ')
    .replace(/\s+/g, ' ')
    .trim();
}

const isSpaced = (text: string) =>
  text.includes('  ') || text.startsWith(' ') || text.endsWith(' ');

const word = /\p{L}+|\d+(?:[.,]\d+)*%?/gu;

const wordsOnly = /^[a-z]+(?: [a-z]+)*$/;
const isAscii = /^[ -~]*$/;
const asciiWord = /[a-z]+|\d+(?:[.,]\d+)*%?/g;

/** Whether normalized text is only words with single spaces. */
function isWordsOnly(plain: string): boolean {
  // The space of 'oil free' may be removed.
  return wordsOnly.test(plain) && !plain.includes('oil ');
}

/**
 * The words of normalized text; apostrophes and dots inside abbreviations do not separate words.
 */
export function plainWords(plain: string): string[] {
  if (isWordsOnly(plain)) return plain.split(' ');
  const joined = /['.,·]|oil/.test(plain) ? joinedWords(plain) : plain;
  return joined.match(isAscii.test(joined) ? asciiWord : word) ?? [];
}

function joinedWords(plain: string): string {
  return (
    plain
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
      .replace(/(?<=\b\p{L})[.·](?=\p{L}\b)/gu, '')
      .replace(/(?<=\d),(?=\d{3}\b)/g, '')
      // These do not contain oil.
      .replace(/\boil[ -](?=free|control|absorbing)/g, 'oil')
  );
}
