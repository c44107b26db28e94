import { updateProductsVersion } from '~/db/catalog/catalog.repo.server';
import {
  findTagProgress,
  listFamilyMembers,
  listProductsToTag,
  updateProductTags,
  updateTagProgress,
} from '~/db/search/tag-progress.repo.server';
import { secondMs } from '~/domain/durations';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { Families } from '~/domain/search/tags/families/families';
import { tagRulesVersion } from '~/domain/search/tags/tag-rules-version';
import type { Deps } from '../deps';

interface Options {
  rulesVersion?: number;
  productsPerBatch?: number;
  /** A run ends after this time, so that it does not delay a shutdown; the next one continues. */
  maxRunMs?: number;
}

/**
 * Derives tags and families of all stored products again if the rules have changed, and then has all
 * search indexes rebuilt. A killed run is continued after its last batch.
 */
export async function deriveProductTags(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    rulesVersion = tagRulesVersion,
    productsPerBatch = 1_000,
    maxRunMs = 10 * secondMs,
  }: Options = {},
): Promise<void> {
  const stored = await findTagProgress(db);
  // During a deployment a newer process may be ahead.
  if (stored.rulesVersion > rulesVersion) return;
  const upTo = stored.rulesVersion < rulesVersion ? 0 : stored.upTo;
  if (upTo === null) return;

  const families = await readFamilies(db, upTo, productsPerBatch);
  const startedAt = clock.now().getTime();
  for (let afterId = upTo; clock.now().getTime() - startedAt < maxRunMs; ) {
    const products = await listProductsToTag(db, { afterId, limit: productsPerBatch });
    const last = products.at(-1);
    if (!last) {
      await db.transaction(async (tx) => {
        await updateTagProgress(tx, { rulesVersion, upTo: null });
        await updateProductsVersion(tx);
      });
      return;
    }
    const rows = products.map((product) => ({
      id: product.id,
      tags: deriveTags(product),
      familyId: families.join(product),
    }));
    afterId = last.id;
    await db.transaction(async (tx) => {
      await updateProductTags(tx, rows);
      await updateTagProgress(tx, { rulesVersion, upTo: last.id });
    });
  }
}

/** Families depend on all products before; their texts are not needed again. */
async function readFamilies(db: Deps['db'], upTo: number, limit: number): Promise<Families> {
  const families = new Families();
  for (let afterId = 0; afterId < upTo; ) {
    const members = await listFamilyMembers(db, { afterId, upTo, limit });
    for (const member of members) families.join(member);
    afterId = members.at(-1)?.id ?? upTo;
  }
  return families;
}
