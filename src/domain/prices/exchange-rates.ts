import { currencyDecimals, siteCurrency } from './currency';

/** How many dollars one unit of a currency was worth on a day. */
export interface ExchangeRate {
  currency: string;
  /** YYYY-MM-DD */
  day: string;
  dollarsPerUnit: number;
}

/** The rate to use for each currency. */
export type ExchangeRates = ReadonlyMap<string, ExchangeRate>;

/** A price in dollars, and the rate it was converted with; null: it was in dollars. */
export interface SitePrice {
  cents: number;
  rate: ExchangeRate | null;
}

/** A price in the site's currency; null if there is no rate for its currency. */
export function toSitePrice(
  minor: number,
  currency: string,
  rates: ExchangeRates,
): SitePrice | null {
  if (currency === siteCurrency) return { cents: minor, rate: null };
  const rate = rates.get(currency);
  if (!rate) return null;
  const units = minor / 10 ** currencyDecimals(currency);
  return { cents: Math.max(1, Math.round(units * rate.dollarsPerUnit * 100)), rate };
}
