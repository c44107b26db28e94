import type { FilterName, ListingParams } from '~/domain/search/filters/filter';
import { filters, isFilterName } from '~/domain/search/filters/filters';
import { isListName } from '~/domain/search/filters/list-filters';

type FilterInput = Pick<HTMLInputElement, 'type' | 'name' | 'value' | 'checked'>;

/** The change that selecting a filter option would make; null if it is unknown. */
export function predictChoice(
  { type, name, value, checked }: FilterInput,
  params: ListingParams,
): Partial<ListingParams> | null {
  if (!isFilterName(name) || (type === 'radio' && checked)) return null;
  if (!isListName(name)) return choose(name, checked ? null : value);
  const others = params[name].filter((slug) => slug !== value);
  const change: Partial<ListingParams> = {};
  change[name] = checked ? others : [...others, value];
  return change;
}

/** Null: a checkbox is unchecked, which means the default. */
function choose<K extends FilterName>(name: K, text: string | null): Partial<ListingParams> | null {
  const filter = filters[name];
  if (!filter.choose) return null;
  const change: Partial<ListingParams> = { ...filter.resets };
  change[name] = text === null ? filter.default : filter.choose(text);
  return change;
}
