import { findCategory } from '~/domain/catalog/category';
import type { ListingChoice } from '~/domain/search/listing-choices';
import { type ListingParams, priceSliderScale } from '~/domain/search/listing-params';
import { bandTitles, filterTitles } from '../titles';

interface Brand {
  slug: string;
  name: string;
}

type Labeled = Pick<ListingChoice, 'kind' | 'value'>;

/** The label of a choice on its chip. */
export function choiceLabel(
  { kind, value }: Labeled,
  params: ListingParams,
  brands: readonly Brand[],
): string {
  switch (kind) {
    case 'search':
      return `“${value}”`;
    case 'filter':
      return params.filter ? filterTitles[params.filter] : value;
    case 'price':
      return params.price ? bandTitles[params.price] : value;
    case 'category':
      return findCategory(value)?.category.name ?? value;
    case 'subcategory':
      return findCategory(params.category, value)?.subcategory?.name ?? value;
    case 'brand':
      return brands.find(({ slug }) => slug === value)?.name ?? value;
    case 'range':
      return rangeLabel(params);
    case 'rating':
      return `${value}+ stars`;
  }
}

function rangeLabel({ minPrice, maxPrice }: ListingParams): string {
  if (maxPrice === priceSliderScale.max) return `From ${amount(minPrice)}`;
  if (minPrice === priceSliderScale.min) return `Up to ${amount(maxPrice)}`;
  return `${amount(minPrice)} – ${amount(maxPrice)}`;
}

/** Omits the cents of whole dollars. */
function amount(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
