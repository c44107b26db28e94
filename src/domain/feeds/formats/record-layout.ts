import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';
import { assignFields, currencyOfName, type FieldPlaces } from './field-names';

/** Field positions for records with the same names, computed once. */
export interface RecordLayout {
  readonly names: readonly string[];
  readonly places: FieldPlaces;
  /** All category fields, in order. */
  readonly shelves: readonly number[];
  readonly isPriced: boolean;
  readonly isDated: boolean;
  /** The currency in the name of the price field. */
  readonly currency: string | null;
}

/** The layout of records with these names. */
export function layOut(names: readonly string[]): RecordLayout {
  const places = assignFields(names);
  const { category, furtherCategory, price, salePrice, saleDates, saleFrom, saleTo } = places;
  return {
    names,
    places,
    shelves: [...new Set([...category, ...furtherCategory])].sort((a, b) => a - b),
    isPriced: price.length + salePrice.length > 0,
    isDated: saleDates.length + saleFrom.length + saleTo.length > 0,
    currency: price.map((place) => currencyOfName(names[place] ?? '')).find(Boolean) ?? null,
  };
}

/** The first of several fields with a value; -1 if none has one. */
export function fieldPlace(record: FeedRecord, places: readonly number[]): number {
  // A plain loop: this runs a dozen times per row.
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? -1;
    if ((record.values[place] ?? '').trim() !== '') return place;
  }
  return -1;
}

/** The first non-empty value of several fields, cut to its maximum length. */
export function fieldValue(
  record: FeedRecord,
  places: readonly number[],
  maxLength: number = feedLimits.maxShortValueLength,
): string {
  const place = fieldPlace(record, places);
  const value = record.values[place] ?? '';
  return value.length <= maxLength ? value : value.slice(0, maxLength);
}
