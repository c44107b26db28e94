import {
  listComparableProducts,
  listProductsByName,
} from '~/db/matching/comparable-product.repo.server';
import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { type CheaperProduct, findAlternatives } from './find-alternatives.server';
import { pickPopular } from './pick-popular.server';
import { showProductCards } from './show-products.server';

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
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<RelatedProductLists> {
  const [alternatives, moreOfBrand, complementary] = await Promise.all([
    findAlternatives(deps, product),
    findMoreOfBrand(deps, product),
    findComplementary(deps, product),
  ]);
  return { alternatives, moreOfBrand, complementary };
}

async function findMoreOfBrand(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<ProductSummary[]> {
  const ids = pickPopular(deps, { brands: [product.brand.slug], pageSize: maxBrandCandidates });
  const known = await listComparableProducts(deps.db.reader, ids, ids.length);
  const groups = new Map(known.map(({ id, groupId }) => [id, groupId]));
  const formulas = new Set<number | undefined>([product.groupId]);
  const others = ids.filter((id) => {
    const isNew = !formulas.has(groups.get(id));
    formulas.add(groups.get(id));
    return isNew;
  });
  return showProductCards(deps, { ids: others.slice(0, maxBrandProducts) });
}

/** Finds candidates in the search index and compares their exact names from the database. */
async function findComplementary(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  { complementaryProducts, brand }: ListedProduct,
): Promise<RelatedProductLists['complementary']> {
  const names = complementaryProducts.slice(0, maxComplementaryProducts);
  if (names.length === 0) return [];
  const candidates = names.flatMap((name) => [
    ...deps.search.suggestInListing(name),
    ...pickPopular(deps, { search: name, brands: [brand.slug], pageSize: maxBrandCandidates }),
  ]);
  const query = { ids: candidates, names, brandId: brand.id, limit: names.length };
  const found = await listProductsByName(deps.db.reader, query);
  const ids = new Map(found.map(({ id, name }) => [name, id]));
  return names.map((name) => ({ name, id: ids.get(name) ?? null }));
}
