const candidate = /(?:\+ ?)?\(?\d[\d ().\-/•·*_–]{5,36}\d/g;
const digitWords: Readonly<Record<string, number>> = {
  ...{
    zero: 1,
    oh: 1,
    o: 1,
    one: 1,
    two: 1,
    three: 1,
    four: 1,
    five: 1,
    six: 1,
    seven: 1,
    eight: 1,
  },
  ...{ nine: 1, double: 1, triple: 2, hundred: 2, null: 1, nil: 1 },
};
const minSpokenDigits = 7;
/** Without an area code; a space alone also separates shades and sizes. */
const shortNumber = /(?<![\p{L}\d$€£#.,-])\d{3}[-.•·]\d{4}(?![\d%-])/u;
const units = /^ ?(?:%|ml|mg|kg|g|oz|cm|mm|lbs|usd|eur|dollars|euros|pounds|bucks|[$€£])/;

/** Whether a text in lower case has a telephone number, in digits or in words. */
export function hasPhoneNumber(lower: string, tokens: readonly string[]): boolean {
  for (const found of lower.matchAll(candidate)) {
    const before = lower.slice(Math.max(0, found.index - 1), found.index);
    if (/[\p{L}\d$€£#,.]/u.test(before)) continue;
    if (isPhoneNumber(found[0], lower.slice(found.index + found[0].length))) return true;
  }
  return shortNumber.test(lower) || longestSpokenNumber(tokens) >= minSpokenDigits;
}

function isPhoneNumber(text: string, after: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < 9 || digits.length > 15 || units.test(after)) return false;
  if (text.startsWith('+') || digits.startsWith('00')) return true;
  if (isRow(groups) || isListOfNumbers(text, groups)) return false;
  if (digits.length === 9) return digits.startsWith('0') || groups.length >= 3;
  return true;
}

/** Numbers that grow or repeat: "1 2 3 4 5", "110 120 130", "2019 2020 2021". */
function isRow(groups: readonly string[]): boolean {
  const lengths = new Set(groups.map((each) => each.length));
  if (groups.length < 3 || (groups.length === 3 && lengths.size > 1)) return false;
  return groups.every((each, index) => index === 0 || Number(each) > Number(groups[index - 1]));
}

/** Decimals, dates, and ranges: "29.90 34.90", "03/04/2025 11". */
function isListOfNumbers(text: string, groups: readonly string[]): boolean {
  if (/\d\/\d{1,2}\/\d/.test(text)) return true;
  const decimals = text.match(/\d\.\d{1,2}(?!\d)/g)?.length ?? 0;
  return decimals > 0 && decimals < groups.length - 1;
}

function longestSpokenNumber(tokens: readonly string[]): number {
  let maxDigits = 0;
  let length = 0;
  let words = 0;
  for (const token of tokens) {
    const digits = Object.hasOwn(digitWords, token) ? digitWords[token] : undefined;
    if (digits !== undefined) words += 1;
    if (digits === undefined && !/^\d{1,4}$/.test(token)) {
      length = 0;
      words = 0;
      continue;
    }
    length += digits ?? token.length;
    if (words >= 3) maxDigits = Math.max(maxDigits, length);
  }
  return maxDigits;
}
