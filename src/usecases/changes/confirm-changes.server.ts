import { notifyCardChanged } from '~/db/catalog/card-change.repo.server';
import { updateProductsVersion } from '~/db/catalog/catalog.repo.server';
import {
  countStores,
  updateProductLabel,
  updateProductSize,
} from '~/db/changes/compared-product.repo.server';
import {
  listOpenChangesOfStore,
  type OpenChange,
  updateChangesConfirmed,
} from '~/db/changes/open-change.repo.server';
import { listChangesOfProduct } from '~/db/changes/product-change.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  findLastTaggedProductId,
  listProductsToTag,
  updateProductTags,
} from '~/db/search/tag-progress.repo.server';
import { confirmedChanges, isSameChange } from '~/domain/changes/confirm-changes';
import { readSize } from '~/domain/changes/product-change';
import type { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { resolveIngredients } from '~/domain/ingredients/resolve-ingredients';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';

const maxChanges = 2_000;

interface Reading {
  feedId: number;
  retailerId: number;
  runId: number;
  isFull: boolean;
  at: Date;
}

/**
 * Confirms the changes that a finished reading of a feed agrees with. A product gets its new size or list once at
 * least half of the stores that offer it state it.
 */
export async function confirmChanges(deps: Pick<Deps, 'db'>, reading: Reading): Promise<void> {
  const { retailerId, at } = reading;
  const open = await listOpenChangesOfStore(deps.db, { retailerId, limit: maxChanges });
  if (open.length === 0) return;
  const { names } = await readDictionary(deps);
  const confirmed = confirmedChanges(open, reading, names);
  if (confirmed.length === 0) return;
  await deps.db.transaction(async (tx) => {
    await updateChangesConfirmed(tx, { ids: confirmed.map(({ id }) => id), at });
    for (const change of withoutRepeats(confirmed, names)) {
      const stated = await listChangesOfProduct(tx, change.productId, maxChanges);
      const stating = stated.filter((other) => isSameChange(other, change, names));
      const stores = await countStores(tx, change.productId);
      if (new Set(stating.map((other) => other.retailerId)).size * 2 < stores) continue;
      await applyChange(tx, change, names);
      await notifyCardChanged(tx, change.productId);
    }
    // Search indexes and cached pages are built again.
    await updateProductsVersion(tx);
  });
}

const withoutRepeats = (changes: readonly OpenChange[], names: NameResolver) =>
  changes.filter(
    (change, at) =>
      changes.findIndex(
        (other) => other.productId === change.productId && isSameChange(other, change, names),
      ) === at,
  );

async function applyChange(
  tx: Queryable,
  { productId, kind, after }: OpenChange,
  names: NameResolver,
): Promise<void> {
  if (kind === 'size') {
    const size = readSize(after);
    if (size) await updateProductSize(tx, { productId, size });
    return;
  }
  await updateProductLabel(tx, { productId, ingredients: after });
  const [product] = await listProductsToTag(tx, { afterId: productId - 1, limit: 1 });
  if (product?.id !== productId) return;
  // A new product is tagged by the job, which continues after the last one that has tags.
  if ((await findLastTaggedProductId(tx)) < productId) return;
  const resolved = resolveIngredients(product.ingredients, names);
  await updateProductTags(tx, [
    { id: productId, tags: deriveTags({ ...product, resolved }), familyId: null, resolved },
  ]);
}
