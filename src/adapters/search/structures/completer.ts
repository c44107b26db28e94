import { addSmallest, orderEntries } from './entry-order';
import { rangeBeginningWith } from './sorted-texts';

/** Returns the first `limit` entries in order whose text begins with one of the typed ones. */
export type Completer<Entry> = (typed: readonly string[], limit: number) => Entry[];

/** `given` is sorted by text. Of entries that `compare` finds equal only one is returned. */
export function createCompleter<Entry>(
  given: readonly Entry[],
  textOf: (entry: Entry) => string,
  compare: (one: Entry, other: Entry) => number,
): Completer<Entry> {
  const texts = given.map(textOf);
  const { entries, places } = orderEntries(given, compare);
  return (typed, limit) => {
    const first: number[] = [];
    for (const start of typed) {
      const [from, end] = rangeBeginningWith(texts, start);
      for (let at = from; at < end; at++) addSmallest(first, limit, places[at]!);
    }
    return first.map((place) => entries[place]!);
  };
}
