/** Entries whose order is known in advance, so that the first of some are found by comparing numbers. */
export interface EntryOrder<Entry> {
  /** In order. */
  entries: readonly Entry[];
  /** The place of each entry, as they were given; equal entries share the first one's. */
  places: Uint32Array;
}

export function orderEntries<Entry>(
  given: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): EntryOrder<Entry> {
  const order = [...given.keys()].sort((a, b) => compare(given[a]!, given[b]!));
  const places = new Uint32Array(given.length);
  for (const [place, at] of order.entries()) {
    const before = order[place - 1];
    const isEqual = before !== undefined && compare(given[before]!, given[at]!) === 0;
    places[at] = isEqual ? places[before]! : place;
  }
  return { entries: order.map((at) => given[at]!), places };
}

/** Adds a number to the `limit` smallest ones, which are ascending, each once. */
export function addSmallest(smallest: number[], limit: number, number: number): void {
  if (smallest.length === limit && number >= smallest[limit - 1]!) return;
  let at = smallest.length;
  while (at > 0 && smallest[at - 1]! > number) at--;
  if (smallest[at - 1] === number) return;
  smallest.splice(at, 0, number);
  if (smallest.length > limit) smallest.pop();
}
