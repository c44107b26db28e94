const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  trade: '™',
  reg: '®',
  copy: '©',
  deg: '°',
  euro: '€',
  pound: '£',
  dollar: '$',
  curren: '¤',
  yen: '¥',
  cent: '¢',
  times: '×',
  frac12: '½',
  frac14: '¼',
  laquo: '«',
  raquo: '»',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  aring: 'å',
};

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  caron: '\u030c',
};

/** Decodes the entities that feeds use; leaves unknown ones unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,9});/gi, (whole, name: string) => {
    if (name.startsWith('#')) return ofNumber(name) ?? whole;
    const lower = name.toLowerCase();
    const known = named[lower];
    if (known !== undefined) {
      const isCapital = name !== lower && known.length === 1 && /\p{Ll}/u.test(known);
      return isCapital ? known.toUpperCase() : known;
    }
    const letter = name.charAt(0);
    const accent = accents[lower.slice(1)];
    return accent === undefined ? whole : `${letter}${accent}`.normalize('NFC');
  });
}

function ofNumber(name: string): string | null {
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
