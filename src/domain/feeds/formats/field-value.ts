import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';

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
