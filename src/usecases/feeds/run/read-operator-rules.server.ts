import { findOperatorRulesVersion } from '~/db/matching/category-rule.repo.server';
import { listRatesOfDay } from '~/db/prices/exchange-rate.repo.server';
import type { Feed } from '~/domain/feeds/feed';
import { CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { ExchangeRates } from '~/domain/prices/exchange-rates';
import type { Deps } from '~/usecases/deps';
import { listCategoryRules } from '~/usecases/matching/manage-category-rules.server';

/** What the operator has decided, and a version that changes with it. */
export interface OperatorRules {
  rulesVersion: string;
  /** The exchange rates of the day. */
  rates: ExchangeRates;
  categories: CategoryPlacer;
}

/** Reads the rules that decide what becomes of a feed's entries. */
export async function readOperatorRules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  feed: Pick<Feed, 'currency'>,
): Promise<OperatorRules> {
  const rates = await listRatesOfDay(db, clock.now());
  const newest = rates.reduce((day, rate) => (rate.day > day ? rate.day : day), '');
  const parts = [await findOperatorRulesVersion(db), rates.length, newest, feed.currency ?? ''];
  return {
    rulesVersion: parts.join('.'),
    categories: new CategoryPlacer(await listCategoryRules({ db })),
    rates: new Map(rates.map((rate) => [rate.currency, rate])),
  };
}
