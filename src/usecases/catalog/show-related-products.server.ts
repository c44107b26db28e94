import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { type Dupe, findDupes, maxSizesShown } from '../dupes/find-dupes.server';
import { type CheaperProduct, findAlternatives } from './find-alternatives.server';
import { pickPopular } from './pick-popular.server';

export interface RelatedProductLists {
  /** Similar formula, lower unit price. */
  dupes: Dupe[];
  /** Well rated, same subcategory, lower unit price. */
  alternatives: CheaperProduct[];
  /** Other popular products of the brand. */
  moreOfBrand: ProductSummary[];
  /** Products used together with it, in its own order; the id is null for products we do not carry. */
  complementary: { name: string; id: number | null }[];
}

const maxDupes = 4;
const maxBrandProducts = 4;
/** More than are shown, because other sizes and shades of the product are skipped. */
const maxBrandCandidates = 40;
/** For most products the first cards are enough. */
const brandCardsPerRead = 8;
const maxComplementaryProducts = 20;

export async function showRelatedProducts(
  deps: Pick<Deps, 'cards' | 'search' | 'formulas' | 'clock'>,
  product: ListedProduct,
): Promise<RelatedProductLists> {
  return {
    dupes: await findOtherDupes(deps, product),
    alternatives: await findAlternatives(deps, product),
    moreOfBrand: await findMoreOfBrand(deps, product),
    complementary: await findComplementary(deps, product),
  };
}

/** Dupes, except sizes that the heading of the page links to. */
async function findOtherDupes(
  deps: Pick<Deps, 'cards' | 'formulas'>,
  product: ListedProduct,
): Promise<Dupe[]> {
  const dupes = await findDupes(deps, product, maxDupes + maxSizesShown);
  return dupes.filter(({ card }) => card.groupId !== product.groupId).slice(0, maxDupes);
}

async function findMoreOfBrand(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<ProductSummary[]> {
  const ids = pickPopular(deps, { brands: [product.brand.slug], pageSize: maxBrandCandidates });
  const others = new Map<number, ProductSummary>();
  for (let from = 0; from < ids.length; from += brandCardsPerRead) {
    for (const card of await deps.cards.find(ids.slice(from, from + brandCardsPerRead))) {
      if (card.groupId === product.groupId || others.has(card.groupId)) continue;
      others.set(card.groupId, card);
      if (others.size === maxBrandProducts) return [...others.values()];
    }
  }
  return [...others.values()];
}

/** Of products with exactly that name, one of the same brand comes first, then the most reviewed. */
async function findComplementary(
  { search, cards }: Pick<Deps, 'cards' | 'search'>,
  { complementaryProducts, brand }: ListedProduct,
): Promise<RelatedProductLists['complementary']> {
  const names = complementaryProducts.slice(0, maxComplementaryProducts);
  const candidates = await cards.find([...new Set(names.flatMap((name) => search.named(name)))]);
  const isOther = (card: ProductSummary) => Number(card.brand.slug !== brand.slug);
  return names.map((name) => {
    const [best] = candidates
      .filter((card) => card.name === name)
      .sort((a, b) => isOther(a) - isOther(b) || b.reviewCount - a.reviewCount || a.id - b.id);
    return { name, id: best?.id ?? null };
  });
}
