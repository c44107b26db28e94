import { builtInDictionary } from '../dictionary/built-in';
import { actives } from './actives';
import { humectants } from './humectants';
import type { IngredientText } from './ingredient-text';

/** Every text, in the order of the groups. Server only: pages get the text that they show. */
export const ingredientTexts: readonly IngredientText[] = [...humectants, ...actives];

const byId = new Map(
  ingredientTexts.flatMap((text) => {
    const found = builtInDictionary.find(text.name);
    return found ? [[found.id, text] as const] : [];
  }),
);

/** Our text about an ingredient; null: there is none yet. */
export const findIngredientText = (id: number): IngredientText | null => byId.get(id) ?? null;

/** Whether people buy a product for this ingredient, as far as our texts say. */
export const isKeyActive = (id: number): boolean => {
  const evidence = byId.get(id)?.evidence;
  return evidence !== undefined && evidence !== 'not an active';
};
