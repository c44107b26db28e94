import { setTimeout as sleep } from 'node:timers/promises';
import {
  findCountState,
  type IngredientUse,
  listIngredientUses,
  replaceIngredientStatistics,
} from '~/db/ingredients/ingredient-statistics.repo.server';
import { hourMs } from '~/domain/durations';
import { IngredientCounter } from '~/domain/ingredients/describe/ingredient-statistics';
import type { IngredientDictionary } from '~/domain/ingredients/dictionary/dictionary';
import { statedPercents } from '~/domain/ingredients/stated-percents';
import type { Deps } from '../deps';
import { readDictionary } from './read-dictionary.server';

/** Feeds change products all day; labels hardly change what is typical. */
const minAgeMs = 6 * hourMs;
/** Prices decide which products are the best value. */
const maxAgeMs = 24 * hourMs;
const pauseMs = 5;

/**
 * Counts how many products have each ingredient, where it stands on labels, and which of them cost least. Does
 * nothing while the last count is recent enough, or while ingredients are still being derived.
 */
export async function countIngredients(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { productsPerBatch = 200, signal }: { productsPerBatch?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const state = await findCountState(db);
  const ageMs = clock.now().getTime() - (state.countedAt?.getTime() ?? 0);
  const hasChanged = state.productsVersion !== state.countedVersion;
  const isDue = state.countedAt === null || ageMs >= (hasChanged ? minAgeMs : maxAgeMs);
  if (!isDue || !state.isDerived) return;
  const { dictionary } = await readDictionary({ db });
  const counter = new IngredientCounter();
  let counted = 0;
  for (let afterId = 0; ; ) {
    const uses = await listIngredientUses(db.reader, { afterId, limit: productsPerBatch });
    for (const use of uses) {
      if (use.ingredientIds.length === 0) continue;
      const { name, withPercent } = use;
      counter.add({
        ...use,
        keyIngredientIds: keyIngredientIds(use, dictionary),
        percents: statedPercents({ name, ingredients: withPercent }, dictionary),
      });
    }
    counted += uses.length;
    afterId = uses.at(-1)?.id ?? afterId;
    if (uses.length < productsPerBatch) break;
    // A million products take minutes. A later run counts them.
    if (signal?.aborted) return;
    // Requests come first; PGlite itself never waits.
    await sleep(pauseMs);
  }
  // An empty catalog is counted again as soon as it has products.
  if (counted === 0) return;
  const { productsVersion } = state;
  await db.transaction((tx) =>
    replaceIngredientStatistics(tx, counter.statistics(), {
      countedAt: clock.now(),
      productsVersion,
    }),
  );
}

function keyIngredientIds(
  { keyIngredients }: IngredientUse,
  dictionary: IngredientDictionary,
): Set<number> {
  return new Set(keyIngredients.flatMap((name) => dictionary.find(name)?.id ?? []));
}
