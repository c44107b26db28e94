import type {
  ListedProduct,
  ProductSibling,
  ProductSummary,
} from '~/domain/catalog/listed-product';
import type { Product, Retailer } from '~/domain/catalog/product';
import type { ProductIngredients } from '~/domain/ingredients/resolve-ingredients';
import type { ProductTags } from '~/domain/search/tags/product-tags';
import type { Column } from '../engine/bulk.server';
import { CopyBuffer, copyTable } from '../engine/copy/copy-buffer.server';
import { copyRows } from '../engine/copy/copy-rows.server';
import type { Queryable } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';
import { listListedOffers } from '../prices/listed-offer.repo.server';
import { cardJsonFields, cardList, toCardWithOffers } from './card-row.server';
import { productFields, productRow, siblingRow } from './product-row.server';
import { listRetailersById } from './retailer.repo.server';

/** A product with what the search rules derive from it, and the feed's own category that they read. */
export interface NewProduct extends Product, ProductTags {
  categoryText?: string | null;
  /** Null: not stored yet; a job derives them. */
  resolved?: ProductIngredients | null;
}

/** Often empty for products from feeds. */
const listColumn = (
  name: string,
  value: (product: NewProduct) => readonly string[],
): Column<NewProduct> => ({
  name,
  type: 'text[]',
  value,
  isDefault: (product) => value(product).length === 0,
});

const isUnrated = ({ rating, reviewCount }: Product) => rating === 0 && reviewCount === 0;

const columns: readonly Column<NewProduct>[] = [
  { name: 'id', type: 'integer', value: ({ id }) => id },
  { name: 'group_id', type: 'integer', value: ({ groupId }) => groupId },
  { name: 'brand_id', type: 'integer', value: ({ brandId }) => brandId },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'category', type: 'text', value: ({ category }) => category },
  { name: 'subcategory', type: 'text', value: ({ subcategory }) => subcategory },
  { name: 'size_amount', type: 'float8', value: ({ size }) => size?.amount },
  { name: 'size_unit', type: 'text', value: ({ size }) => size?.unit },
  { name: 'gtin', type: 'text', value: ({ gtin }) => gtin },
  { name: 'picture', type: 'jsonb', value: ({ picture }) => picture },
  { name: 'description', type: 'text', value: ({ description }) => description },
  { name: 'how_to_use', type: 'text', value: ({ howToUse }) => howToUse },
  listColumn('features', ({ features }) => features),
  listColumn('ingredients', ({ ingredients }) => ingredients),
  listColumn('key_ingredients', ({ keyIngredients }) => keyIngredients),
  listColumn('complementary_products', ({ complementaryProducts }) => complementaryProducts),
  { name: 'rating', type: 'float8', value: ({ rating }) => rating, isDefault: isUnrated },
  {
    name: 'review_count',
    type: 'integer',
    value: ({ reviewCount }) => reviewCount,
    isDefault: isUnrated,
  },
  {
    name: 'tags',
    type: 'text[]',
    value: ({ tags }) => tags,
    isDefault: ({ tags }) => tags === null,
  },
  { name: 'family_id', type: 'integer', value: ({ familyId }) => familyId },
  {
    name: 'ingredient_ids',
    type: 'text[]',
    value: ({ resolved }) => resolved?.ids,
    isDefault: ({ resolved }) => !resolved,
  },
  {
    name: 'unknown_ingredients',
    type: 'text[]',
    value: ({ resolved }) => resolved?.unknown,
    isDefault: ({ resolved }) => !resolved,
  },
  { name: 'category_text', type: 'text', value: ({ categoryText }) => categoryText },
  { name: 'first_seen_at', type: 'timestamptz', value: ({ firstSeenAt }) => firstSeenAt },
];

const table = copyTable('product', columns);

/** A buffer for new products. */
export const createProductBuffer = () => new CopyBuffer(table);

export async function insertProducts(
  db: Queryable,
  products: readonly NewProduct[],
): Promise<void> {
  await copyRows(db, table, products);
}

/** One product with everything on its page. */
export async function findProduct(db: Queryable, id: number): Promise<ListedProduct | null> {
  const [product] = await listProductsById(db, [id], 1);
  return product ?? null;
}

/** Complete products in the requested order; unknown ids are skipped. Reads at most the first `limit` ids. */
export async function listProductsById(
  db: Queryable,
  ids: readonly number[],
  limit: number,
): Promise<ListedProduct[]> {
  const wanted = firstIds(ids, limit);
  const products = await db.rows(productRow, selectByIds(productFields, wanted));
  return withOffers(db, products, wanted);
}

/**
 * Like `listProductsById`, without the long texts. As JSON, it is read in half of the time. Stores that are
 * not known yet are read.
 */
export async function listProductCards(
  db: Queryable,
  ids: readonly number[],
  limit: number,
  knownStores: readonly Retailer[] = [],
): Promise<ProductSummary[]> {
  const wanted = firstIds(ids, limit);
  if (wanted.length === 0) return [];
  const [list] = await db.rows(
    cardList,
    sql`select coalesce(json_agg(page), '[]') as cards from (${selectByIds(cardJsonFields, wanted)}) as page`.prepared(
      'product_cards',
    ),
  );
  const rows = list?.cards ?? [];
  // Few stores have hundreds of offers, so each store is read once instead of joined.
  const stores = new Map(knownStores.map((store) => [store.id, store]));
  const storeIds = rows.flatMap(({ offers }) => offers.map(([, retailerId]) => retailerId));
  const others = await listRetailersById(
    db,
    storeIds.filter((id) => !stores.has(id)),
  );
  for (const [id, store] of others) stores.set(id, store);
  const found = new Map(rows.map((row) => [row.id, toCardWithOffers(row, stores)]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/** All sizes of a formula, smallest first. The index excludes the first product of each group. */
export async function listProductSiblings(
  db: Queryable,
  groupId: number,
  limit: number,
): Promise<ProductSibling[]> {
  return db.rows(
    siblingRow,
    sql`select id, name, size_amount::float8 as size_amount, size_unit, best_price_cents
      from product left join product_price on product_id = id
      where group_id = ${groupId} and (id = ${groupId} or group_id <> id)
      order by size_unit, product.size_amount, id limit ${limit}`,
  );
}

function selectByIds(fields: Sql, ids: readonly number[]): Sql {
  return sql`select ${fields} from product join brand on brand.id = product.brand_id
      left join product_price on product_id = product.id
    where product.id = any(${ids}::integer[])`;
}

/** Removes duplicates and values that cannot be ids, which the database would refuse. */
function firstIds(ids: readonly number[], limit: number): number[] {
  const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(possible)].slice(0, limit);
}

async function withOffers<T extends { id: number }>(
  db: Queryable,
  products: readonly T[],
  order: readonly number[],
) {
  const found = new Map(products.map((product) => [product.id, product]));
  const offers = await listListedOffers(db, [...found.keys()]);
  return order.flatMap((id) => {
    const product = found.get(id);
    return product ? [{ ...product, offers: offers.get(id) ?? [] }] : [];
  });
}
