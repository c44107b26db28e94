import { builtInDictionary } from '../dictionary/built-in';
import { acids } from './acids';
import { actives } from './actives';
import { barrierLipids } from './barrier-lipids';
import { colorants } from './colorants';
import { emollients } from './emollients';
import { emulsifiers } from './emulsifiers';
import { fragrances } from './fragrances';
import { humectants } from './humectants';
import type { IngredientText } from './ingredient-text';
import { peptides } from './peptides';
import { plantOils } from './plant-oils';
import { plants } from './plants';
import { polymers } from './polymers';
import { powders } from './powders';
import { preservatives } from './preservatives';
import { silicones } from './silicones';
import { surfactants } from './surfactants';
import { uvFilters } from './uv-filters';
import { vitamins } from './vitamins';

/** Every text, in the order of the groups. Server only: pages get the text that they show. @internal */
export const ingredientTexts: readonly IngredientText[] = [
  ...humectants,
  ...emollients,
  ...plantOils,
  ...barrierLipids,
  ...vitamins,
  ...acids,
  ...peptides,
  ...actives,
  ...plants,
  ...uvFilters,
  ...preservatives,
  ...surfactants,
  ...emulsifiers,
  ...silicones,
  ...polymers,
  ...powders,
  ...colorants,
  ...fragrances,
];

const byId = new Map(
  ingredientTexts.flatMap((text) => {
    const found = builtInDictionary.find(text.name);
    return found ? [[found.id, text] as const] : [];
  }),
);

/** Our text about an ingredient; null: there is none yet. */
export const findIngredientText = (id: number): IngredientText | null => byId.get(id) ?? null;

/** The groups whose ingredients people buy a product for. */
const soughtAfter: ReadonlySet<IngredientText> = new Set([
  ...vitamins,
  ...acids,
  ...peptides,
  ...actives,
  ...uvFilters,
  ...plants,
]);
const soughtHumectants = new Set([
  'Sodium Hyaluronate',
  'Hyaluronic Acid',
  'Panthenol',
  'Urea',
  'Ectoin',
  'Beta-Glucan',
]);
const minorUses = new Set([
  'Citric Acid',
  'Tocopherol',
  'Ascorbyl Palmitate',
  'Titanium Dioxide',
  'Menthol',
  'Camphor',
]);

/** Whether people buy a product for this ingredient, as far as our texts say. */
export const isKeyActive = (id: number): boolean => {
  const text = byId.get(id);
  if (!text || text.evidence === 'not an active' || minorUses.has(text.name)) return false;
  return (
    soughtAfter.has(text) ||
    soughtHumectants.has(text.name) ||
    /^(?:Ceramide|Squalane)/.test(text.name)
  );
};
