import { listProductSiblings } from '~/db/catalog/product.repo.server';
import { listLabels } from '~/db/dupes/formula-product.repo.server';
import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { ComparedProduct } from '~/domain/compare/compare-rows';
import { countUnknown } from '~/domain/dupes/comparable-formula';
import { deliveredPrice } from '~/domain/prices/delivered-price';
import { findTerm } from '~/domain/search/vocabulary/terms';
import { showProducts } from '../catalog/show-products.server';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';

/** The products of a comparison in the requested order, with what is compared; unknown ids are skipped. */
export async function compareProducts(
  deps: Pick<Deps, 'db'>,
  { ids }: { ids: readonly number[] },
): Promise<{ product: ListedProduct; facts: ComparedProduct }[]> {
  const products = await showProducts(deps, { ids });
  const found = await listLabels(deps.db.reader, ids);
  const labels = new Map(found.map((label) => [label.productId, label]));
  const { dictionary } = await readDictionary(deps);
  return Promise.all(
    products.map(async (product) => {
      const label = labels.get(product.id);
      const formula = (label?.ids ?? []).filter((id) => id >= 0);
      return {
        product,
        facts: {
          ...priceFacts(product),
          otherSizes: await findOtherSizes(deps, product),
          claims: claimsOf(label?.tags ?? []),
          ingredients: formula.flatMap((id) => dictionary.nameOf(id) ?? []),
          unknownIngredients: countUnknown(formula),
        },
      };
    }),
  );
}

const maxSizes = 20;

async function findOtherSizes(
  { db }: Pick<Deps, 'db'>,
  { id, groupId }: ListedProduct,
): Promise<ComparedProduct['otherSizes']> {
  const siblings = await listProductSiblings(db.reader, groupId, maxSizes);
  return siblings.flatMap((sibling) => (sibling.id === id ? [] : (sibling.size ?? [])));
}

function priceFacts(product: ListedProduct) {
  const { size, bestPriceCents, rating, reviewCount, keyIngredients } = product;
  const inStock = product.offers.filter((offer) => offer.inStock);
  const [delivered] = inStock
    .flatMap(({ priceCents, retailer }) => {
      const { totalCents } = deliveredPrice(priceCents, retailer);
      return totalCents === null ? [] : [{ cents: totalCents, retailer: retailer.name }];
    })
    .sort((a, b) => a.cents - b.cents);
  return {
    size,
    bestPriceCents,
    delivered: delivered ?? null,
    rating,
    reviewCount,
    storesInStock: inStock.length,
    stores: product.offers.length,
    keyIngredients,
  };
}

const claimTag = /^claim:([^:]+)/;

function claimsOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const slug = claimTag.exec(tag)?.[1];
    return slug === undefined ? [] : (findTerm('claim', slug)?.label ?? []);
  });
}

const maxSuggested = 8;

/** Products to add to a comparison: those that match a text. */
export async function findProductsToCompare(
  { search, cards }: Pick<Deps, 'search' | 'cards'>,
  { text, ids }: { text: string; ids: readonly number[] },
): Promise<ProductSummary[]> {
  const found = search.suggestInListing(text).filter((id) => !ids.includes(id));
  return cards.find(found.slice(0, maxSuggested));
}
