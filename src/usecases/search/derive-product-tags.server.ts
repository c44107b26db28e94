import { setTimeout as sleep } from 'node:timers/promises';
import { updateProductsVersion } from '~/db/catalog/catalog.repo.server';
import {
  findLastTaggedProductId,
  findTagProgress,
  listFamilyMembers,
  listProductsToTag,
  updateProductTags,
  updateTagProgress,
} from '~/db/search/tag-progress.repo.server';
import { secondMs } from '~/domain/durations';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { resolveIngredients } from '~/domain/ingredients/resolve-ingredients';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { Families } from '~/domain/search/tags/families/families';
import { tagRulesVersion } from '~/domain/search/tags/tag-rules-version';
import { TagSources } from '~/domain/search/tags/tag-sources';
import type { Deps } from '../deps';
import { readDictionary, type VersionedDictionary } from '../ingredients/read-dictionary.server';

/** Small batches and pauses, so that requests hardly wait for the run. */
const pauseMs = 10;
const membersPerRead = 500;

interface Options {
  rulesVersion?: number;
  productsPerBatch?: number;
  /** A run ends after this time, so that it does not delay a shutdown; the next one continues. */
  maxRunMs?: number;
}

interface Run {
  db: Deps['db'];
  rulesVersion: number;
  limit: number;
  hasTime: () => boolean;
  ingredients: VersionedDictionary;
  sources: TagSources;
  names: NameResolver;
}

/**
 * Stores the tags and ingredients of new products. If the rules have changed or ingredients were loaded, derives
 * tags, families and ingredients of all products again instead, and then has all search indexes rebuilt. A killed run is continued after its last batch.
 */
export async function deriveProductTags(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rulesVersion = tagRulesVersion, productsPerBatch = 50, maxRunMs = 10 * secondMs }: Options = {},
): Promise<void> {
  // Before the progress: a load in between sets the progress back.
  const ingredients = await readDictionary({ db });
  const stored = await findTagProgress(db);
  // During a deployment a newer process may be ahead.
  if (stored.rulesVersion > rulesVersion) return;
  const endsAt = clock.now().getTime() + maxRunMs;
  const hasTime = () => clock.now().getTime() < endsAt;
  const sources = new TagSources();
  const names = new NameResolver(ingredients.dictionary);
  const run: Run = {
    db,
    rulesVersion,
    limit: productsPerBatch,
    hasTime,
    ingredients,
    sources,
    names,
  };
  const upTo = stored.rulesVersion < rulesVersion ? 0 : stored.upTo;
  if (upTo === null) await tagNewProducts(run);
  else await tagAllProducts(run, upTo);
}

/** Until then, indexes derive the tags of new products without resolving their ingredients. */
async function tagNewProducts({ db, limit, hasTime, sources, names }: Run): Promise<void> {
  let hasLabels = false;
  for (let afterId = await findLastTaggedProductId(db); hasTime(); ) {
    const products = await listProductsToTag(db, { afterId, limit });
    const last = products.at(-1);
    if (!last) break;
    const rows = products.map((product) => {
      const resolved = resolveIngredients(product.ingredients, names);
      const tags = deriveTags({ ...product, resolved }, sources);
      return { id: product.id, tags, familyId: null, resolved };
    });
    await updateProductTags(db, rows);
    hasLabels ||= rows.some(({ resolved }) => resolved.ids.length > 0);
    afterId = last.id;
    await sleep(pauseMs);
  }
  if (hasLabels) await updateProductsVersion(db);
}

async function tagAllProducts(
  { db, rulesVersion, limit, hasTime, ingredients, sources, names }: Run,
  upTo: number,
): Promise<void> {
  const families = await findFamilies(db, { rulesVersion, upTo });
  for (let afterId = upTo; hasTime(); ) {
    const products = await listProductsToTag(db, { afterId, limit });
    const last = products.at(-1);
    if (!last) {
      await db.transaction(async (tx) => {
        const isStored = await updateTagProgress(
          tx,
          { rulesVersion, upTo: null },
          ingredients.version,
        );
        if (isStored) await updateProductsVersion(tx);
      });
      unfinished.delete(db);
      return;
    }
    const rows = products.map((product) => {
      const resolved = resolveIngredients(product.ingredients, names);
      const tags = deriveTags({ ...product, resolved }, sources);
      return { id: product.id, tags, familyId: families.join(product), resolved };
    });
    afterId = last.id;
    const isStored = await db.transaction(async (tx) => {
      await updateProductTags(tx, rows);
      return updateTagProgress(tx, { rulesVersion, upTo: afterId }, ingredients.version);
    });
    // Ingredients were loaded meanwhile; the next run starts again with them.
    if (!isStored) return;
    unfinished.set(db, { rulesVersion, upTo: afterId, families });
    await sleep(pauseMs);
  }
}

/** The families that a run of this process left for the next one. */
const unfinished = new WeakMap<
  Deps['db'],
  { rulesVersion: number; upTo: number; families: Families }
>();

/** Families depend on all products before. They are read again only if another process has stored them. */
async function findFamilies(
  db: Deps['db'],
  { rulesVersion, upTo }: { rulesVersion: number; upTo: number },
): Promise<Families> {
  const known = unfinished.get(db);
  unfinished.delete(db);
  if (known?.rulesVersion === rulesVersion && known.upTo === upTo) return known.families;
  const families = new Families();
  for (let afterId = 0; afterId < upTo; ) {
    const members = await listFamilyMembers(db, { afterId, upTo, limit: membersPerRead });
    for (const member of members) families.join(member);
    afterId = members.at(-1)?.id ?? upTo;
  }
  return families;
}
