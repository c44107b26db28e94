import { useCallback } from 'react';
import { categories } from '~/domain/catalog/category';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { useHasProducts } from '../../root-data';
import type { ListingJson } from '../listing-json';
import type { ChangeListing } from '../use-listing';
import { ChoiceRow } from './choice-row';
import { FilterGroup } from './filter-group';

interface CategoryFilterProps {
  params: ListingParams;
  facets: ListingJson['facets'];
  change: ChangeListing;
}

/** All categories or one of them; the selected one also shows its subcategories. */
export function CategoryFilter({ params, facets, change }: CategoryFilterProps) {
  const chooseCategory = useCallback(
    (category: string) => change({ category, subcategory: '' }),
    [change],
  );
  const hasProducts = useHasProducts();
  const chooseSubcategory = useCallback((subcategory: string) => change({ subcategory }), [change]);
  return (
    <FilterGroup title="Category">
      <ChoiceRow
        type="radio"
        name="category"
        value="all"
        checked={params.category === 'all'}
        onChoose={chooseCategory}
      >
        All
      </ChoiceRow>
      {categories
        .filter(({ slug }) => slug === params.category || hasProducts(`/category/${slug}`))
        .map(({ slug, name, subcategories }) => (
          <div key={slug}>
            <ChoiceRow
              type="radio"
              name="category"
              value={slug}
              checked={params.category === slug}
              onChoose={chooseCategory}
              count={facets.category[slug] ?? 0}
            >
              {name}
            </ChoiceRow>
            {params.category === slug && (
              <fieldset className="mt-0.5 mb-2 ml-2 border-line border-l pl-4.5">
                <legend className="sr-only">{name} type</legend>
                <ChoiceRow
                  type="radio"
                  name="subcategory"
                  value=""
                  checked={params.subcategory === ''}
                  onChoose={chooseSubcategory}
                >
                  All {name}
                </ChoiceRow>
                {subcategories
                  .filter(
                    (subcategory) =>
                      subcategory.slug === params.subcategory ||
                      hasProducts(`/category/${slug}/${subcategory.slug}`),
                  )
                  .map((subcategory) => (
                    <ChoiceRow
                      key={subcategory.slug}
                      type="radio"
                      name="subcategory"
                      value={subcategory.slug}
                      checked={params.subcategory === subcategory.slug}
                      onChoose={chooseSubcategory}
                      count={
                        facets.subcategory ? (facets.subcategory[subcategory.slug] ?? 0) : undefined
                      }
                    >
                      {subcategory.name}
                    </ChoiceRow>
                  ))}
              </fieldset>
            )}
          </div>
        ))}
    </FilterGroup>
  );
}
