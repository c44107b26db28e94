import { type Ingredient, splitBars, term } from './term';

type IngredientRow = readonly [
  slug: string,
  label: string,
  phrases: string,
  inci: string,
  parent?: string,
];

/** Creates ingredients; phrases and INCI patterns are written with bars between. */
export function defineIngredients(rows: readonly IngredientRow[]): Ingredient[] {
  return rows.map(([slug, label, phrases, inci, parent]) => ({
    ...term(slug, label, phrases),
    ...(parent === undefined ? {} : { parent }),
    inci: splitBars(inci),
  }));
}
