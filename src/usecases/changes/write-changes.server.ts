import { deleteOpenChanges, updateOpenChanges } from '~/db/changes/open-change.repo.server';
import { insertProductChanges } from '~/db/changes/product-change.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { EntryChange } from './find-entry-changes.server';

/** Writes what the entries of a batch say about changes, in the transaction that writes the entries. */
export async function writeChanges(
  tx: Queryable,
  changes: readonly EntryChange[],
  run: { retailerId: number; runId: number; startedAt: Date },
): Promise<void> {
  if (changes.length === 0) return;
  const { retailerId, runId, startedAt } = run;
  const entryOf = ({ retailerKey, factsHash, finding }: EntryChange) => ({
    retailerKey,
    factsHash,
    kind: finding.kind,
  });
  const repeated = changes.filter(({ finding }) => finding.is === 'repeated');
  const others = changes.filter(({ finding }) => finding.is !== 'repeated');
  await updateOpenChanges(tx, retailerId, repeated.map(entryOf));
  await deleteOpenChanges(tx, retailerId, others.map(entryOf));
  await insertProductChanges(
    tx,
    changes.flatMap(({ finding, facts, ...entry }) =>
      finding.is === 'new'
        ? [
            {
              ...entry,
              ...finding.change,
              retailerId,
              runId,
              seenAt: startedAt,
              confirmedAt: null,
            },
          ]
        : [],
    ),
  );
}
