export type Random = () => number;

/** Seeded numbers from 0 up to, not including, 1 (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A random sample of the items, without repetition. */
export function shuffled<Item>(items: readonly Item[], random: Random, count: number): Item[] {
  const places = Uint32Array.from(items, (_, place) => place);
  return Array.from({ length: count }, (_, at) => {
    const other = at + Math.floor(random() * (places.length - at));
    const place = places[other] ?? 0;
    places[other] = places[at] ?? 0;
    places[at] = place;
    return items[place] as Item;
  });
}
