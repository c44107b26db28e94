/**
 * Sentences by what they say about a product. `(a|b)` stands for one of the alternatives, `{name}` for a fact of the
 * product or the author, and `{name?}` for the condition that there is such a fact.
 */
export interface Phrases {
  good: readonly string[];
  mixed: readonly string[];
  bad: readonly string[];
}
