/** The parts of the site that read ingredient lists, by where they are exported. */
export const labelParts = {
  resolveIngredients: 'domain/ingredients/resolve-ingredients',
  NameResolver: 'domain/ingredients/label/resolve-name',
  builtInDictionary: 'domain/ingredients/dictionary/built-in',
};

export interface LabelParts {
  resolveIngredients: typeof import('../src/domain/ingredients/resolve-ingredients.ts').resolveIngredients;
  NameResolver: typeof import('../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  builtInDictionary: typeof import('../src/domain/ingredients/dictionary/built-in.ts').builtInDictionary;
}

/** Resolves lists of names; many products share theirs. */
export function createLabelResolver({
  resolveIngredients,
  NameResolver,
  builtInDictionary,
}: LabelParts) {
  const names = new NameResolver(builtInDictionary);
  const known = new Map<string, readonly number[]>();
  return (listed: readonly string[]): readonly number[] => {
    const key = listed.join(', ');
    const ids =
      known.get(key) ??
      resolveIngredients(listed, names)
        .ids.filter((id) => id !== 0)
        .map(Math.abs);
    known.set(key, ids);
    return ids;
  };
}
