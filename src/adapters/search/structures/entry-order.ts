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
  const count = smallest.length;
  if (count === limit && number >= smallest[limit - 1]!) return;
  let at = count;
  while (at > 0 && smallest[at - 1]! > number) at--;
  if (at > 0 && smallest[at - 1] === number) return;
  insertAt(smallest, limit, at, number);
}

/** Inserts into a list of at most `limit` numbers. Faster than `splice`. */
export function insertAt(numbers: number[], limit: number, at: number, number: number): void {
  for (let to = Math.min(numbers.length, limit - 1); to > at; to--) numbers[to] = numbers[to - 1]!;
  numbers[at] = number;
}
