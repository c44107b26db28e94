import { rangeBeginningWith } from './sorted-texts';

/** Returns the first `limit` entries in order whose text begins with one of the typed ones. */
export type Completer<Entry> = (typed: readonly string[], limit: number) => Entry[];

/**
 * `entries` are sorted by text. Of those that `compare` finds equal only one is returned. Their places
 * in the order are known in advance, because short texts begin many entries.
 */
export function createCompleter<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  compare: (one: Entry, other: Entry) => number,
): Completer<Entry> {
  const texts = entries.map(textOf);
  const ordered = [...entries.keys()].sort((a, b) => compare(entries[a]!, entries[b]!));
  const places = new Uint32Array(entries.length);
  for (const [place, at] of ordered.entries()) {
    const before = ordered[place - 1];
    const isEqual = before !== undefined && compare(entries[before]!, entries[at]!) === 0;
    places[at] = isEqual ? places[before]! : place;
  }

  return (typed, limit) => {
    const first: number[] = [];
    for (const start of typed) {
      const [from, to] = rangeBeginningWith(texts, start);
      for (let at = from; at < to; at++) addSmallest(first, limit, places[at]!);
    }
    return first.map((place) => entries[ordered[place]!]!);
  };
}

/** Keeps the `limit` smallest numbers, ascending, each once. */
function addSmallest(smallest: number[], limit: number, number: number): void {
  if (smallest.length === limit && number >= smallest[limit - 1]!) return;
  let at = smallest.length;
  while (at > 0 && smallest[at - 1]! > number) at--;
  if (smallest[at - 1] === number) return;
  smallest.splice(at, 0, number);
  if (smallest.length > limit) smallest.pop();
}
