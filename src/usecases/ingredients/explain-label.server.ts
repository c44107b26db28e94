import type { Product } from '~/domain/catalog/product';
import { isFragranceAllergen } from '~/domain/ingredients/ingredient-families';
import { readableLabel } from '~/domain/ingredients/label/readable-label';
import { isKeyActive } from '~/domain/ingredients/texts/texts';
import type { Deps } from '../deps';
import { readDictionary } from './read-dictionary.server';

interface ExplainedName {
  name: string;
  /** Null: we do not know it. */
  slug: string | null;
  functions: readonly string[];
  isAllergen: boolean;
  /** As the label or the name of the product states it; null: not stated. */
  percent: number | null;
}

interface ExplainedPart {
  section: string | null;
  mayContain: boolean;
  /** How many names are above the estimated 1 % line; null: not estimated. */
  aboveLine: number | null;
  names: ExplainedName[];
}

export interface ExplainedLabel {
  parts: ExplainedPart[];
  /** What people buy it for. `slug`: the page about it; null: it has none. */
  keyIngredients: { name: string; slug: string | null }[];
}

const maxKeyIngredients = 5;
const maxFunctions = 2;

/** The label of a product for its page: what each name is and does. */
export async function explainLabel(
  deps: Pick<Deps, 'db'>,
  product: Pick<Product, 'name' | 'ingredients' | 'keyIngredients'>,
  ingredientsVersion: number,
): Promise<ExplainedLabel> {
  const { dictionary, names, catalog } = await readDictionary(deps, ingredientsVersion);
  const parts = readableLabel(product, names);
  const actives = parts
    .filter(({ mayContain }) => !mayContain)
    .flatMap(({ names }) => names)
    .flatMap(({ id }) => (id !== null && isKeyActive(id) ? (catalog.find(id) ?? []) : []));
  const own = product.keyIngredients.map((name) => {
    const found = dictionary.find(name);
    return { name, slug: (found && catalog.find(found.id)?.slug) ?? null };
  });
  const found = [...new Set(actives)].slice(0, maxKeyIngredients);
  return {
    keyIngredients: own.length > 0 ? own : found.map(({ name, slug }) => ({ name, slug })),
    parts: parts.map((part) => ({
      ...part,
      names: part.names.map(({ id, name, percent }) => {
        const ingredient = id === null ? null : catalog.find(id);
        return {
          name,
          slug: ingredient?.slug ?? null,
          functions: ingredient?.functions.slice(0, maxFunctions) ?? [],
          isAllergen: ingredient !== null && isFragranceAllergen(ingredient),
          percent,
        };
      }),
    })),
  };
}
