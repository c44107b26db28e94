/**
 * Sentences by what they say about a product. `(a|b)` stands for one of the alternatives, `{name}` for a fact of the
 * product or the author.
 */
export interface Phrases {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
}
