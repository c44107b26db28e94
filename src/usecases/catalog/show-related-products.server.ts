import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { type CheaperProduct, findAlternatives } from './find-alternatives.server';
import { pickPopular } from './pick-popular.server';

export interface RelatedProductLists {
  /** Well rated, same subcategory, lower unit price. */
  alternatives: CheaperProduct[];
  /** Other popular products of the brand. */
  moreOfBrand: ProductSummary[];
  /** Products used together with it, in its own order; the id is null for products we do not carry. */
  complementary: { name: string; id: number | null }[];
}

const maxBrandProducts = 4;
/** More than are shown, because other sizes and shades of the product are skipped. */
const maxBrandCandidates = 40;
const maxComplementaryProducts = 20;

export async function showRelatedProducts(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<RelatedProductLists> {
  return {
    alternatives: await findAlternatives(deps, product),
    moreOfBrand: await findMoreOfBrand(deps, product),
    complementary: await findComplementary(deps, product),
  };
}

async function findMoreOfBrand(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<ProductSummary[]> {
  const ids = pickPopular(deps, { brands: [product.brand.slug], pageSize: maxBrandCandidates });
  const formulas = new Set([product.groupId]);
  const others = (await deps.cards.find(ids)).filter(({ groupId }) => {
    const isNew = !formulas.has(groupId);
    formulas.add(groupId);
    return isNew;
  });
  return others.slice(0, maxBrandProducts);
}

/** Finds candidates in the search index and compares their exact names. */
async function findComplementary(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  { complementaryProducts, brand }: ListedProduct,
): Promise<RelatedProductLists['complementary']> {
  const names = complementaryProducts.slice(0, maxComplementaryProducts);
  const found: RelatedProductLists['complementary'] = [];
  for (const name of names) {
    const own = { search: name, brands: [brand.slug], pageSize: maxBrandCandidates };
    const id =
      (await findByName(deps, name, pickPopular(deps, own))) ??
      (await findByName(deps, name, deps.search.suggestInListing(name)));
    found.push({ name, id });
  }
  return found;
}

/** The most reviewed of these products with exactly this name. */
async function findByName(
  { cards }: Pick<Deps, 'cards'>,
  name: string,
  ids: readonly number[],
): Promise<number | null> {
  const named = (await cards.find(ids)).filter((card) => card.name === name);
  const [best] = named.sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  return best?.id ?? null;
}
