/** A GTIN in canonical form, or why the text is rejected. */
export type GtinResult = { ok: true; gtin: string } | { ok: false; reason: string };

/**
 * Reads a GTIN-8, -12 (UPC), -13 (EAN) or -14 as feeds and spreadsheets write it into fourteen
 * digits and verifies the check digit. Rejects numbers that do not identify one product worldwide.
 */
export function parseGtin(text: string): GtinResult {
  const digits = /^\d+$/.test(text) ? text : withoutMarks(text);
  if (digits === '') return refuse('it is empty');
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(digits)) {
    return refuse(
      'a spreadsheet wrote it in scientific notation and lost digits; format it as text',
    );
  }
  if (!/^\d+$/.test(digits)) return refuse('it contains characters other than digits');
  if (![8, 12, 13, 14].includes(digits.length)) {
    return refuse(`it has ${digits.length} digits instead of 8, 12, 13 or 14`);
  }
  if (/^0+$/.test(digits)) return refuse('it is all zeros');
  const gtin = digits.padStart(14, '0');
  const expected = checkDigit(gtin.slice(0, 13));
  if (gtin[13] !== expected) return refuse(`its check digit should be ${expected}`);
  const reason = refusedRange(gtin);
  return reason ? refuse(reason) : { ok: true, gtin };
}

/** Spreadsheets add a quote in front, people group the digits. */
function withoutMarks(text: string): string {
  return text
    .trim()
    .replace(/^['’`]/, '')
    .replace(/[\s\p{Dash}]/gu, '');
}

function refuse(reason: string): GtinResult {
  return { ok: false, reason };
}

const zero = '0'.charCodeAt(0);

/** Weights 3, 1, 3, … from the left of the thirteen digits before it. */
function checkDigit(thirteen: string): string {
  let sum = 0;
  for (let at = 0; at < thirteen.length; at += 1) {
    sum += (thirteen.charCodeAt(at) - zero) * (at % 2 ? 1 : 3);
  }
  return String((10 - (sum % 10)) % 10);
}

const inStore = 'its prefix is for numbers that stores or regions assign themselves';
const coupon = 'its prefix is for coupons';
const publication = 'its prefix is for books and periodicals';

/** By the GS1 prefix, the first digits of the number as a GTIN-13 (a UPC starts with 0 there). */
const refusedPrefixes: readonly [pattern: RegExp, reason: string][] = [
  [/^0[24]/, inStore],
  [/^2/, inStore],
  [/^05/, coupon],
  [/^9[89]/, coupon],
  [/^97[789]/, publication],
];

/** GTIN-8 has its own prefixes: 0 and 2 are for stores, 977 and up were never assigned. */
const refusedShortPrefixes: readonly [pattern: RegExp, reason: string][] = [
  [/^[02]/, inStore],
  [/^97[789]|^9[89]/, 'its prefix is not assigned'],
];

function refusedRange(gtin: string): string | undefined {
  // The first digit only distinguishes packages of the same product. No number longer than eight
  // digits starts with five zeros, so this is a GTIN-8 in any notation.
  const short = gtin.startsWith('00000', 1);
  const number = gtin.slice(short ? 6 : 1);
  const prefixes = short ? refusedShortPrefixes : refusedPrefixes;
  return prefixes.find(([pattern]) => pattern.test(number))?.[1];
}
