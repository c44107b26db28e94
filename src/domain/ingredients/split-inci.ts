interface InciPart {
  text: string;
  /** After 'may contain' or '+/-'. */
  mayContain: boolean;
}

const maxLabelLength = 20_000;
const maxIngredientNameLength = 120;
const mayContainSign =
  /[([]?\s?(?:\+\s?\/?\s?-|±|may contain|peut contenir|kann enthalten|puede contener)\s?(?:\([^()]{0,100}\))?\s?:?/gi;
const headings =
  /(?:^|[.;,]\s?|\s)(?:(?:in)?active ingredients?|other ingredients|full ingredients?|ingredients?|ingr[ée]dients?|inhaltsstoffe|ingredientes|inci)\s?(?:\([^()]{0,100}\))?\s?:/gi;
const footnoteMarks = /[*†‡§°¹²³⁺#]+/g;

/** Splits a label's text, without headings, footnotes and markup. */
export function splitInci(text: string): InciPart[] {
  const marker = '\u0001';
  const plain = text
    .slice(0, maxLabelLength)
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&nbsp;/gi, ' ')
    // Single spaces from here on: runs of them would make the patterns below slow.
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?:\n ?)+/g, '\n')
    .replace(/^ ?\[? ?['"]|['"] ?\]? ?$/g, '')
    .replace(headings, '\n')
    .replace(mayContainSign, `\n${marker}`)
    // Footnotes follow the list: '*Organic', '** from essential oils'.
    .replace(/(?:^|[.,\n]) ?[*†‡§°¹²³]+ ?(?=[\p{L}=(])[^,\n]*/gu, '\n')
    .replace(footnoteMarks, '');
  const parts: InciPart[] = [];
  let mayContain = false;
  for (const segment of splitOutsideBrackets(plain)) {
    if (segment.includes(marker)) mayContain = true;
    const name = closeBrackets(segment.replaceAll(marker, '').replace(/\s+/g, ' ').trim());
    if (name !== '' && name.length <= maxIngredientNameLength && !isSentence(name)) {
      parts.push({ text: name, mayContain });
    }
  }
  return parts;
}

/**
 * Splits at commas, semicolons, bullets and line ends, but not in brackets or in '1,2-Hexanediol'.
 */
function splitOutsideBrackets(text: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let segment = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    const isLocant =
      letter === ',' && isDigit(text.charAt(index - 1)) && isDigit(text.charAt(index + 1));
    const isBreak = letter === '\n' || '•·;|'.includes(letter) || (letter === ',' && !isLocant);
    // A line end closes open brackets.
    if (letter === '\n') depth = 0;
    if (isBreak && depth === 0) {
      segments.push(segment);
      segment = '';
    } else segment += letter;
  }
  return [...segments, segment].flatMap((part) => part.split(/\.\s+(?=\p{Lu})/u));
}

const isDigit = (letter: string) => letter >= '0' && letter <= '9';

function closeBrackets(name: string): string {
  const opened = (name.match(/[([{]/g) ?? []).length - (name.match(/[)\]}]/g) ?? []).length;
  return opened < 0 ? name.replace(/(?<![)\]}.\s])[)\]}.\s]+$/, '') : name;
}

/** Some feeds mix advice and disclaimers with the names. */
function isSentence(name: string): boolean {
  return (
    name.split(' ').length > 9 ||
    /\b(?:please|refer|packag(?:e|es|ed|ing|ings)|subject to change|may vary|free from|does not contain)\b/i.test(
      name,
    )
  );
}
