import { findRetailerByName } from '~/db/catalog/retailer.repo.server';
import { listFeedCategories } from '~/db/feeds/feed-category.repo.server';
import { AppError } from '~/domain/app-error';
import { type CategoryMapping, CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { Deps } from '../deps';
import { listCategoryRules } from '../matching/manage-category-rules.server';

const maxPaths = 2_000;

/** A category text of a retailer's feeds and what becomes of its entries. */
export interface MappedCategory {
  path: string;
  entries: number;
  /** Entries with a price on the site. */
  placed: number;
  mapping: CategoryMapping;
}

/** How the category texts of feeds are mapped to categories, the most frequent first. */
export async function mapFeedCategories(
  deps: Pick<Deps, 'db'>,
  { retailer }: { retailer: string | null },
): Promise<MappedCategory[]> {
  const found = retailer === null ? null : await findRetailerByName(deps.db, retailer.trim());
  if (retailer !== null && !found)
    throw new AppError('not_found', { message: `There is no retailer '${retailer}'.` });
  const rules = await listCategoryRules(deps);
  const paths = await listFeedCategories(deps.db, {
    retailerId: found?.id ?? null,
    limit: maxPaths,
  });
  const categories = new CategoryPlacer(rules);
  return paths.map((path) => ({ ...path, mapping: categories.map(path.path) }));
}
