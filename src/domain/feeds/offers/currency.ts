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
  'USD EUR GBP CHF CAD AUD NZD JPY INR CZK PLN SEK NOK DKK HUF RON AED SAR ZAR BRL MXN SGD HKD'.split(
    ' ',
  ),
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
  let isUnclear = false;
  for (const [sign] of text.matchAll(signPattern)) {
    const code = chooseCode(byText.get(sign.toLowerCase()) ?? [], feedCurrency);
    if (code !== null && !isUnclear) return code;
    isUnclear = true;
  }
  return null;
}

function chooseCode(codes: readonly string[], feedCurrency: string | null): string | null {
  if (feedCurrency !== null && codes.includes(feedCurrency)) return feedCurrency;
  return codes[0] || null;
}

/** Whether a text names a currency, even one that cannot be told from others. */
export function namesCurrency(text: string): boolean {
  return readCurrency(text) !== null || text.search(signPattern) >= 0;
}
