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

/** Lower case without accents, trademark signs and entities; what separates words stays. */
export function plainText(text: string): string {
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

const word = /\p{L}+|\d+(?:[.,]\d+)*%?/gu;

/** The words of plain text; apostrophes and dots inside abbreviations do not part them. */
export function plainWords(plain: string): string[] {
  const joined = plain
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replace(/(?<=\b\p{L})[.·](?=\p{L}\b)/gu, '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    // No oil is meant.
    .replace(/\boil[ -](?=free|control|absorbing)/g, 'oil');
  return joined.match(word) ?? [];
}
