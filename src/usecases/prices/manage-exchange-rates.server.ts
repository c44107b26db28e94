import {
  listExchangeRates as listFromTable,
  updateConvertedStale,
  upsertExchangeRates,
} from '~/db/prices/exchange-rate.repo.server';
import { AppError } from '~/domain/app-error';
import type { ExchangeRate } from '~/domain/prices/exchange-rates';
import { readExchangeRates } from '~/domain/prices/read-exchange-rates';
import type { Deps } from '../deps';

const maxListed = 1_000;

/** Stores a table of exchange rates. The next run of each feed converts its prices with them. */
export async function loadExchangeRates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: string,
): Promise<ExchangeRate[]> {
  const rates = readExchangeRates(table);
  if (typeof rates === 'string') throw new AppError('bad_request', { message: rates });
  await db.transaction(async (tx) => {
    await upsertExchangeRates(tx, rates, clock.now());
    await updateConvertedStale(tx);
  });
  return rates;
}

/** The newest exchange rates, by currency. */
export async function listExchangeRates({ db }: Pick<Deps, 'db'>): Promise<ExchangeRate[]> {
  return listFromTable(db, maxListed);
}
