import { insertBrands } from '~/db/brand.repo.server';
import type { Queryable } from '~/db/database.server';
import {
  insertFeedOffers,
  updateDoublesForgotten,
  upsertFeedOffers,
} from '~/db/feed-offer.repo.server';
import { insertMissingIngredients } from '~/db/ingredient.repo.server';
import { insertMatchReviews } from '~/db/match-review.repo.server';
import { insertProducts } from '~/db/product.repo.server';
import { listProductGroups, listTakenGtins } from '~/db/product-to-match.repo.server';
import type { Product } from '~/domain/catalogue/product';
import { knownIngredients } from '~/domain/ingredients/ingredient-dictionary';
import type { PreparedOffers } from './prepare-feed-offers.server';
import { recordPricesIn } from './record-prices.server';
import { wantPhotos } from './want-photo.server';

const dictionary = new Map(knownIngredients.map((ingredient) => [ingredient.inciName, ingredient]));

/** Writes what was decided of a piece of a feed, in the transaction that also says how far the run is. */
export async function writeFeedOffers(
  tx: Queryable,
  prepared: PreparedOffers,
  { retailerId, now, isQuiet }: { retailerId: number; now: Date; isQuiet: boolean },
): Promise<void> {
  if (prepared.brands.length > 0) await insertBrands(tx, prepared.brands);
  if (prepared.products.length > 0) await writeProducts(tx, prepared);
  await upsertFeedOffers(tx, prepared.rows);
  await insertFeedOffers(tx, prepared.newRows);
  if (prepared.freed.length > 0) await updateDoublesForgotten(tx, retailerId, prepared.freed);
  if (prepared.questions.length > 0) await insertMatchReviews(tx, prepared.questions, now);
  const made = new Set(prepared.products.map(({ id }) => id));
  await recordPricesIn(tx, prepared.prices, now, { made, isQuiet });
  await wantPhotos(tx, prepared.photos, now);
}

async function writeProducts(
  tx: Queryable,
  { products, sizesOf }: Pick<PreparedOffers, 'products' | 'sizesOf'>,
): Promise<void> {
  const groups = await findGroups(tx, products, sizesOf);
  const gtins = products.flatMap(({ gtin }) => gtin ?? []);
  const taken = new Set(gtins.length > 0 ? await listTakenGtins(tx, gtins) : []);
  const numbered = products.map((product) => {
    // Whoever was first keeps the number: it cannot be two products'.
    const isTaken = product.gtin !== null && taken.has(product.gtin);
    if (product.gtin !== null) taken.add(product.gtin);
    return {
      ...product,
      groupId: groups.get(product.id) ?? product.id,
      ...(isTaken && { gtin: null }),
    };
  });
  const names = new Set(products.flatMap(({ ingredients }) => ingredients));
  const known = [...names].flatMap((name) => dictionary.get(name) ?? []);
  if (known.length > 0) await insertMissingIngredients(tx, known);
  await insertProducts(tx, numbered);
}

/** New sizes join the formula that is there; of new ones among themselves, the first leads. */
async function findGroups(
  tx: Queryable,
  products: readonly Product[],
  sizesOf: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const groups = new Map<number, number>();
  if (sizesOf.size === 0) return groups;
  const there = await listProductGroups(tx, [...sizesOf.values()]);
  for (const { id } of products) {
    const sister = sizesOf.get(id);
    if (sister !== undefined) groups.set(id, groups.get(sister) ?? there.get(sister) ?? sister);
  }
  return groups;
}
