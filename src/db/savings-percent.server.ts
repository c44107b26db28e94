import { Sql } from './sql.server';

type PriceColumn =
  | 'best'
  | 'highest'
  | 'old_best'
  | 'old_highest'
  | `${'best' | 'highest'}_price_cents`;

/** The rule of `savingsPercent` in domain/catalogue/savings.ts for two columns. */
export function savingsPercent(best: PriceColumn, highest: PriceColumn): Sql {
  return new Sql([`round((${highest} - ${best}) * 100.0 / ${highest})`], []);
}
