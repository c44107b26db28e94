import { isCurrencyCode, siteCurrency } from './currency';
import type { ExchangeRate } from './exchange-rates';

const maxRates = 100_000;

/**
 * Reads a table of exchange rates: one line each with a day, a currency and what one unit of it is worth
 * in dollars, such as '2026-03-01,EUR,1.0827'. A string is an error message.
 */
export function readExchangeRates(text: string): ExchangeRate[] | string {
  const rates: ExchangeRate[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const isHeader = at === 0 && !/\d/.test(line);
    if (isHeader || line.trim() === '') continue;
    const [day = '', code = '', amount = ''] = line.split(/[,;\t]/).map((cell) => cell.trim());
    const currency = code.toUpperCase();
    const dollarsPerUnit = Number(amount);
    if (!isDay(day)) return `Line ${at + 1}: ${quote(day)} is not a day, such as 2026-03-01.`;
    if (!isCurrencyCode(currency)) return `Line ${at + 1}: ${quote(code)} is not a currency code.`;
    if (currency === siteCurrency) return `Line ${at + 1}: dollars need no rate.`;
    if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(amount) || dollarsPerUnit <= 0 || dollarsPerUnit > 1e6)
      return `Line ${at + 1}: ${quote(amount)} is not a number of dollars, such as 1.0827.`;
    rates.push({ day, currency, dollarsPerUnit });
    if (rates.length > maxRates) return `There are more than ${maxRates} rates.`;
  }
  if (rates.length === 0) return 'There are no rates: write lines such as 2026-03-01,EUR,1.0827';
  // The last line of a currency and day counts.
  return [...new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate])).values()];
}

const maxQuotedCharacters = 40;

const quote = (text: string) =>
  text.length > maxQuotedCharacters ? `'${text.slice(0, maxQuotedCharacters)}…'` : `'${text}'`;

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && date.toJSON()?.startsWith(text) === true;
}
