/** The site compares prices in this currency. */
export const siteCurrency = 'USD';

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is an ISO 4217 code. */
export const isCurrencyCode = (text: string) => codes.has(text);

const decimalsByCode = new Map<string, number>();

/** Decimals of a currency's minor unit: 2 for dollars, 0 for yen, 3 for dinars. */
export function currencyDecimals(currency: string): number {
  const known = decimalsByCode.get(currency);
  if (known !== undefined) return known;
  const decimals = codes.has(currency)
    ? (formatterOf(currency).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
  decimalsByCode.set(currency, decimals);
  return decimals;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known) return known;
  const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formatters.set(currency, formatter);
  return formatter;
}

/** An amount in minor units with its own sign: '€12.50', '¥1,200', 'KWD 4.250'. */
export function formatMoney(minor: number, currency: string): string {
  return formatterOf(currency).format(minor / 10 ** currencyDecimals(currency));
}
