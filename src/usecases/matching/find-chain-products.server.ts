import { listChainProducts } from '~/db/matching/chain-product.repo.server';
import { listProductsToMatchById } from '~/db/matching/product-to-match.repo.server';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import type { Deps } from '../deps';

/** Products by the retailer's id of an offer. */
export type ChainProducts = ReadonlyMap<string, readonly ProductToMatch[]>;

const maxProductsPerKey = 10;

/** The products that the other retailers of a chain sell under these ids. */
export async function findChainProducts(
  { db }: Pick<Deps, 'db'>,
  input: { chain: string; retailerId: number; retailerKeys: readonly string[] },
): Promise<ChainProducts> {
  const { chain, retailerId: exceptRetailerId, retailerKeys } = input;
  if (retailerKeys.length === 0) return new Map();
  const limit = retailerKeys.length * maxProductsPerKey;
  const found = await listChainProducts(db, { chain, exceptRetailerId, retailerKeys, limit });
  if (found.length === 0) return new Map();
  const ids = [...new Set(found.map(({ productId }) => productId))];
  const products = await listProductsToMatchById(db, ids, ids.length);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const byKey = Map.groupBy(found, ({ retailerKey }) => retailerKey);
  return new Map(
    Array.from(byKey, ([key, same]) => [
      key,
      same.flatMap(({ productId }) => byId.get(productId) ?? []),
    ]),
  );
}
