/** The first `limit` items of an order, without sorting all of them; equal items keep their order. */
export function firstInOrder<Item>(
  items: Iterable<Item>,
  limit: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[limit - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = first.length;
    while (at > 0 && compare(item, first[at - 1]!) < 0) at--;
    first.splice(at, 0, item);
    if (first.length > limit) first.pop();
  }
  return first;
}
