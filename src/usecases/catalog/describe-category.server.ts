import { countReviewsOfCategory } from '~/db/reviews/review-rating.repo.server';
import type { Category } from '~/domain/catalog/category';
import { type CategoryCopy, findCategoryCopy } from '~/domain/catalog/category-copy';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { roundedFigure } from '~/domain/rounded-figure';
import { defaultListing } from '~/domain/search/listing/listing-params';
import { toListingQuery } from '~/domain/search/listing/listing-query';
import type { Deps } from '../deps';
import { listProducts } from '../listing/list-products.server';
import { describeCatalog } from './describe-catalog.server';
import { hasPopularProducts } from './describe-contents.server';

const featuredProducts = 12;

export interface DescribedCategory extends Omit<CategoryCopy, 'subcategories'> {
  slug: string;
  /**
   * Rounded down, as text; null for an empty category. Reviews are those that people wrote here; what stores report
   * are ratings. Both are omitted if there are none.
   */
  stats: {
    products: string;
    brands: string;
    reviews?: string;
    'ratings at stores'?: string;
  } | null;
  /** Those with products; all of them, without counts, while the catalog is empty. */
  subcategories: { slug: string; title: string; description: string; count: string | null }[];
  hasBestSellers: boolean;
  featured: ProductSummary[];
}

/** The content of a category page: texts, counts and popular products. */
export async function describeCategory(
  deps: Pick<Deps, 'cards' | 'db' | 'search' | 'clock'>,
  { slug, subcategories: shelves }: Category,
): Promise<DescribedCategory> {
  const copy = findCategoryCopy(slug);
  if (!copy) throw new Error(`The category ${slug} has no copy.`);
  const { subcategories, ...texts } = copy;
  const { figures } = await describeCatalog(deps);
  const held = figures.categories[slug];
  const params = { ...defaultListing, category: slug };
  const { items, total, facets } = await listProducts(deps, params);
  const reviews = await countReviewsOfCategory(deps.db.reader, slug);
  const isCatalogEmpty = deps.search.productCount === 0;
  return {
    slug,
    ...texts,
    stats: held
      ? {
          products: roundedFigure(total),
          brands: roundedFigure(held.brandCount),
          ...(reviews > 0 && { reviews: roundedFigure(reviews) }),
          ...(held.reviewCount > 0 && { 'ratings at stores': roundedFigure(held.reviewCount) }),
        }
      : null,
    subcategories: shelves
      .filter((subcategory) => isCatalogEmpty || facets.subcategory[subcategory.slug])
      .map((subcategory) => ({
        slug: subcategory.slug,
        title: subcategory.name,
        description: subcategories[subcategory.slug]?.description ?? '',
        count: isCatalogEmpty ? null : roundedFigure(facets.subcategory[subcategory.slug] ?? 0),
      })),
    hasBestSellers:
      hasPopularProducts(deps) &&
      deps.search.pick(toListingQuery({ ...params, filter: 'bestsellers' }, deps.clock.now()))
        .length > 0,
    featured: items.slice(0, featuredProducts).map(({ product }) => product),
  };
}
