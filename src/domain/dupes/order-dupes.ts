interface OrderedDupe {
  card: { name: string };
  /** In whole percent. */
  similarity: number;
  percentLess: number;
}

/**
 * The most similar first. Of equally similar ones, those with more of the product's words in their names: they are
 * more likely used in the same way. Then the cheapest.
 */
export function orderDupes<T extends OrderedDupe>(name: string, dupes: readonly T[]): T[] {
  const words = wordsOf(name);
  return dupes
    .map((dupe) => ({ dupe, alike: shareInCommon(words, wordsOf(dupe.card.name)) }))
    .sort(
      (a, b) =>
        b.dupe.similarity - a.dupe.similarity ||
        b.alike - a.alike ||
        b.dupe.percentLess - a.dupe.percentLess,
    )
    .map(({ dupe }) => dupe);
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** What both have of what either has. */
function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const either = one.size + other.size - shared;
  return either > 0 ? shared / either : 0;
}
