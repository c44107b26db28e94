import type { ListingParams } from '~/domain/search/listing-params';

type FilterInput = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>;

/** The change that selecting a filter option would make; null if it is unknown. */
export function predictChoice(
  { type, name, value, checked }: FilterInput,
  { brands }: ListingParams,
): Partial<ListingParams> | null {
  if (type === 'radio' && checked) return null;
  switch (name) {
    case 'category':
      return { category: value, subcategory: '' };
    case 'subcategory':
      return { subcategory: value };
    case 'rating':
      return { rating: Number(value) };
    case 'brands':
      return { brands: checked ? brands.filter((slug) => slug !== value) : [...brands, value] };
    default:
      return null;
  }
}
