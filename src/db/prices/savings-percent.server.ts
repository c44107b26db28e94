import { Sql } from '../engine/sql.server';

type PriceColumn =
  | 'best'
  | 'highest'
  | 'old_best'
  | 'old_highest'
  | `${'best' | 'highest'}_price_cents`;

/**
 * The rule of `savingsPercent` in domain/prices/savings.ts for two columns. Integer arithmetic, rounding
 * half up: numeric takes several times as long, and every product is counted after a feed.
 */
export function savingsPercentSql(best: PriceColumn, highest: PriceColumn): Sql {
  return new Sql(
    [`((200 * (${highest} - ${best})::bigint + ${highest}) / (2 * ${highest}::bigint))`],
    [],
  );
}
