import { isCurrencyCode } from '../../prices/currency';
import { currencySigns } from './currency-signs';

const byText = new Map(
  Object.entries(currencySigns).map(([text, codes]) => [text.toLowerCase(), codes.split(' ')]),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const ordered = [...byText.keys()].toSorted((a, b) => b.length - a.length);
const isWord = (text: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(text);
const words = ordered.filter(isWord).map(escaped).join('|');
const signs = ordered
  .filter((text) => !isWord(text))
  .map(escaped)
  .join('|');
/**
 * A word counts next to a number: 'le' is Egyptian pounds in '120 LE', not in 'le flacon'. A sign that we do not know names
 * a currency too; '¤' stands for any.
 */
const signPattern = new RegExp(
  `${signs}|(?!¤)\\p{Sc}|(?<=\\d[ .,-]{0,2})(?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})(?=[ .:]{0,2}\\d)`,
  'giu',
);
/** Also read in small letters; 'gel' and 'top' are words. */
const frequentCodes = new Set(
  `USD EUR GBP CHF CAD AUD NZD JPY INR CZK PLN SEK NOK DKK HUF RON AED SAR ZAR BRL MXN SGD HKD VND KWD BHD OMR QAR JOD TND
  EGP THB IDR MYR KRW CNY TWD UAH RUB BGN RSD NGN KES PKR LKR BDT`.split(/\s+/),
);
const codePattern = /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g;

/**
 * The currency that a text names by code, sign or word; null if it names none, or one of several that
 * only the feed's own currency could tell apart ('kr').
 */
export function readCurrency(text: string, feedCurrency: string | null = null): string | null {
  // Most feeds write only the code.
  if (isCurrencyCode(text)) return text;
  const alone = byText.get(text.trim().replace(/\.$/, '').toLowerCase());
  if (alone) return chooseCode(alone, feedCurrency);
  for (const [code] of text.matchAll(codePattern)) {
    const upper = code.toUpperCase();
    const isCode = code === upper || text.length === 3 || frequentCodes.has(upper);
    if (isCode && isCurrencyCode(upper)) return upper;
  }
  const [first] = findSigns(text);
  return first === undefined ? null : chooseCode(byText.get(first) ?? [], feedCurrency);
}

/** 'da 12 €' is Italian, 'Nu 199 kr' Swedish: these count only if nothing else names a currency. */
const prepositions: ReadonlySet<string> = new Set(['da', 'din', 'le', 'nu', 're']);

/** The currency signs and words of a text, in small letters. */
function findSigns(text: string): string[] {
  const found = Array.from(text.matchAll(signPattern), ([sign]) => sign.toLowerCase());
  const certain = found.filter((sign) => !prepositions.has(sign));
  return certain.length > 0 ? certain : found;
}

/** The currency of one of a text's amounts: '$12.00 (EUR 11.00)'. */
export function readCurrencyAt(
  text: string,
  amount: Place,
  amounts: readonly Place[],
  feedCurrency: string | null,
): string | null {
  const currency = readCurrency(text, feedCurrency);
  const [first] = amounts;
  if (!first || amounts.length < 2) return currency;
  const at = amounts.indexOf(amount);
  const isBeforeNumber = namesCurrency(`${text.slice(0, first.start)}0`);
  const own = isBeforeNumber
    ? text
        .slice(amounts[at - 1]?.end ?? 0, amount.start)
        .split(/[()|;,]/)
        .at(-1)
    : text.slice(amount.end, amounts[at + 1]?.start).split(/[()|;,/]/)[0];
  const piece = isBeforeNumber ? `${own}0` : `0${own}`;
  return readCurrency(piece, currency ?? feedCurrency) ?? currency;
}

/** Where an amount is in its text. */
interface Place {
  start: number;
  end: number;
}

/** A text between two numbers without the currencies next to them. */
export function withoutCurrencies(between: string): string {
  const text = `0${between}0`
    .replace(codePattern, (word) => (isCurrencyCode(word.toUpperCase()) ? '' : word))
    .replace(signPattern, '');
  return text.slice(1, -1).replaceAll('.', ' ').trim();
}

function chooseCode(codes: readonly string[], feedCurrency: string | null): string | null {
  if (feedCurrency !== null && codes.includes(feedCurrency)) return feedCurrency;
  return codes[0] || null;
}

/** Whether a text names a currency, even one that cannot be told from others. */
export function namesCurrency(text: string): boolean {
  return readCurrency(text) !== null || text.search(signPattern) >= 0;
}
