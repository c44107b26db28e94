/** The site compares prices in this currency. */
export const siteCurrency = 'USD';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is an ISO 4217 code. */
export const isCurrencyCode = (text: string) => codes.has(text);

/**
 * Currencies without two decimals, as common today. Stored prices depend on them, so they are a table
 * of ours and do not change with a version of ICU.
 */
const withoutDecimals: ReadonlySet<string> = new Set(
  `AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND
  VUV XAF XOF XPF YER`.split(/\s+/),
);
const withThreeDecimals: ReadonlySet<string> = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

const withDecimalComma: ReadonlySet<string> = new Set(['TND', 'LYD']);

/** Whether a comma before three digits separates decimals in this currency of three decimals. */
export const usesDecimalComma = (currency: string) => withDecimalComma.has(currency);

/** Decimals of a currency's minor unit: 2 for dollars, 0 for yen, 3 for dinars. */
export function currencyDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** An amount in minor units with its own sign: '€12.50', '¥1,200', 'KWD 4.250'. */
export function formatMoney(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (minor / 10 ** decimals).toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
