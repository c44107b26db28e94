import type { EntryChange, EntryReadAgain } from '~/usecases/changes/find-entry-changes.server';
import type { MatchedRow } from './match-rows.server';
import type { EntryPlan } from './plan-entry';
import type { RunContext } from './run-context.server';

/**
 * What rows say about changes of sizes and formulas: those that are still of the same product, and whose size or
 * ingredients are not the same as before. Usually none is, and nothing is read.
 */
export async function findRowChanges(
  { runId, findChanges }: Pick<RunContext, 'runId' | 'findChanges'>,
  rows: readonly MatchedRow[],
  plans: readonly EntryPlan[],
): Promise<EntryChange[]> {
  // A dry run writes nothing.
  if (runId === 0) return [];
  const suspects = rows.flatMap(({ changed, placement }, at): EntryReadAgain[] => {
    const { known, offer: facts, key: retailerKey } = changed;
    const entry = plans[at]?.entry;
    if (!known || !entry || placement.kind !== 'known' || entry.state !== 'placed') return [];
    const { factsHash, priceCents: priceCentsAfter } = entry;
    if (factsHash === known.factsHash) return [];
    const { productId } = placement;
    const priceCentsBefore = known.priceCents;
    return [{ retailerKey, productId, facts, factsHash, priceCentsBefore, priceCentsAfter }];
  });
  return suspects.length === 0 ? [] : findChanges(suspects);
}
