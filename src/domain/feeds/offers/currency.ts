const iso = new Set(Intl.supportedValuesOf('currency'));

/** Longest first, so that 'US$' is not read as '$'. */
const signs: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'],
  ['USD$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['CDN$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['NT$', 'TWD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₤', 'GBP'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
  ['Ft', 'HUF'],
  ['руб', 'RUB'],
  ['грн', 'UAH'],
  ['лв', 'BGN'],
  ['د.إ', 'AED'],
  ['ر.س', 'SAR'],
  ['Rs', 'INR'],
  ['euro', 'EUR'],
  ['eur', 'EUR'],
  ['SFr', 'CHF'],
  ['TL', 'TRY'],
  ['RM', 'MYR'],
].map(([sign = '', code = '']) => [sign, code] as const);

const ordered = signs.toSorted((a, b) => b[0].length - a[0].length);

/** The currency a text names by code or sign; null if unknown. */
export function readCurrency(text: string): string | null {
  // Most feeds write only the code.
  if (iso.has(text)) return text;
  for (const [code] of text.matchAll(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g)) {
    if (iso.has(code.toUpperCase()) && (code === code.toUpperCase() || text.length === 3)) {
      return code.toUpperCase();
    }
  }
  for (const [sign, code] of ordered) if (text.includes(sign)) return code;
  return null;
}
