import { textList } from '../text-list';
import type { IngredientFacts } from './dictionary/ingredient-line';
import { nameKey } from './dictionary/name-key';

/** A group of ingredients that shoppers look for or avoid together. */
export interface IngredientFamily {
  slug: string;
  label: string;
  /** Who says so, for families that are not a matter of chemistry. */
  source: string | null;
  has: (ingredient: Pick<IngredientFacts, 'name' | 'annexes'>) => boolean;
}

const named = (text: string) => {
  const keys = new Set(textList(text).map(nameKey));
  return ({ name }: { name: string }) => keys.has(nameKey(name));
};
const matching =
  (pattern: RegExp) =>
  ({ name }: { name: string }) =>
    pattern.test(name);

const isRetinoid = matching(
  /^(?:retinol|retinal|retinyl |hydroxypinacolone retinoate|tretinoin|adapalene|.*retinoate)/i,
);
const isHydroquinone = named('Hydroquinone');
const animalWords = textList(`
  beeswax | propolis | honey | royal jelly | bee venom | lanolin | laneth | lanolate | lanosterol | wool | milk |
  nonfat milk | buttermilk | colostrum | whey | casein | caseinate | lactis proteinum | lac | lactoferrin | yogurt |
  egg | ovum | albumen | lysozyme | collagen | atelocollagen | elastin | keratin | gelatin | silk | serica | sericin |
  snail | caviar | roe | salmon | fish | starfish | oyster | pearl | conchiolin | carmine | shellac | tallow |
  tallowate | tallowamide | lard | emu | mink | horse fat | placenta | placental | chitosan | chitin | cholesterol |
  cholesteryl | chondroitin | dna | swiftlet | bone | krill
`);
const animalName = new RegExp(`\\b(?:${animalWords.join('|')})\\b`, 'i');
/** Plants and synthetic substances with one of these words in their names. */
const notAnimal =
  /^synthetic |^zea mays silk|(?:soy|glycine max|coconut|cocos nucifera|almond|oat|rice) (?:milk|whey)/i;
const isNamedAnimal = named(
  'Cera Alba | Cera Flava | Butter | Butter Extract | Cream | Coral Powder | Guanine | Lactose | Squalene',
);
const isAnimal = (ingredient: { name: string }) =>
  isNamedAnimal(ingredient) ||
  (animalName.test(ingredient.name) && !notAnimal.test(ingredient.name));
const isDryingAlcohol = named('Alcohol | Alcohol Denat. | Isopropyl Alcohol');

/** Whether labels in the European Union must name it as an allergen of fragrances. */
export const isFragranceAllergen = ({ annexes }: Pick<IngredientFacts, 'annexes'>): boolean =>
  annexes.some(({ isAllergen }) => isAllergen);

/** The families, in the order of the filters. */
export const ingredientFamilies: readonly IngredientFamily[] = [
  { slug: 'parabens', label: 'Parabens', source: null, has: matching(/paraben$/i) },
  {
    slug: 'sulfates',
    label: 'Sulfates',
    source: null,
    // Surfactants; 'Magnesium Sulfate' is a salt.
    has: matching(/(?:(?<!ster)yl|eth(?:-\d+)?|coco)[ -]sulfate$/i),
  },
  {
    slug: 'silicones',
    label: 'Silicones',
    source: null,
    has: matching(
      /methicone|silox[ay]|silsesquioxane|dimethiconol|^polysilicone|^silicone |dimethyl silane$/i,
    ),
  },
  {
    slug: 'drying-alcohols',
    label: 'Drying alcohols',
    source: null,
    has: (ingredient) => isDryingAlcohol(ingredient) || /^sd alcohol/i.test(ingredient.name),
  },
  { slug: 'fragrance', label: 'Fragrance', source: null, has: named('Parfum | Aroma') },
  {
    slug: 'allergens',
    label: 'Fragrance allergens',
    source: 'Regulation (EC) No 1223/2009, Annex III, as amended by Regulation (EU) 2023/1545',
    has: isFragranceAllergen,
  },
  { slug: 'animal-derived', label: 'Animal-derived', source: null, has: isAnimal },
  {
    slug: 'pregnancy-caution',
    label: 'Caution in pregnancy',
    source:
      'Bozzo, Chua-Gocheco and Einarson, Safety of skin care products during pregnancy, Canadian Family Physician 2011',
    has: (ingredient) => isRetinoid(ingredient) || isHydroquinone(ingredient),
  },
];

/** The families that an ingredient belongs to, by slug. */
export function familiesOf(ingredient: Pick<IngredientFacts, 'name' | 'annexes'>): string[] {
  return ingredientFamilies.flatMap(({ slug, has }) => (has(ingredient) ? [slug] : []));
}
