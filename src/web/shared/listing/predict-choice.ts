import { anySlug } from '~/domain/search/filters/decoders';
import type { FilterName, ListingParams } from '~/domain/search/filters/filter';
import { filters, isFilterName } from '~/domain/search/filters/filters';
import { isListName } from '~/domain/search/filters/list-filters';

type FilterInput = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>;

/** The change that selecting a filter option would make; null if it is unknown. */
export function predictChoice(
  { type, name, value, checked }: FilterInput,
  params: ListingParams,
): Partial<ListingParams> | null {
  if (!isFilterName(name) || (type !== 'checkbox' && type !== 'radio')) return null;
  if (type === 'radio' && checked) return null;
  if (isListName(name)) {
    const others = params[name].filter((slug) => slug !== value);
    const change: Partial<ListingParams> = {};
    change[name] = checked ? others : [...others, value];
    return change;
  }
  // An unchecked switch goes back to its default.
  return { ...choose(name, checked ? '' : value, params), ...filters[name].resets };
}

function choose<K extends FilterName>(
  name: K,
  text: string,
  params: ListingParams,
): Partial<ListingParams> {
  const change: Partial<ListingParams> = {};
  change[name] = filters[name].decode(text, { params, slugOf: anySlug }) ?? filters[name].default;
  return change;
}
