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
const isAnimal = named(`
  Cera Alba | Honey | Honey Extract | Royal Jelly | Royal Jelly Extract | Royal Jelly Powder | Propolis |
  Propolis Extract | Propolis Cera | Lanolin | Lanolin Alcohol | Lanolin Oil | Acetylated Lanolin |
  PEG-75 Lanolin | Hydrogenated Lanolin | Carmine | Shellac | Gelatin | Lac | Lactis Proteinum |
  Whey Protein | Serica | Silk Powder | Hydrolyzed Silk | Silk Amino Acids | Sericin | Keratin |
  Hydrolyzed Keratin | Keratin Amino Acids | Collagen | Soluble Collagen | Hydrolyzed Collagen | Atelocollagen |
  Hydrolyzed Bovine Collagen Peptides | Hydrolyzed Marine Collagen Peptides | Elastin | Hydrolyzed Elastin |
  Snail Secretion Filtrate | Caviar Extract | Pearl Powder | Pearl Extract | Guanine | Tallow | Sodium Tallowate |
  Emu Oil | Mink Oil | Goat Milk | Egg Yolk Extract | Albumen | Casein | Cholesterol | Chitosan |
  Hydrolyzed Pearl | Placental Protein | Squalene
`);

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
    has: matching(/(?:laur(?:yl|eth)|myreth|coco|cocoyl|cetearyl|c\d+-\d+ \w+)[ -]sulfate$/i),
  },
  {
    slug: 'silicones',
    label: 'Silicones',
    source: null,
    has: matching(/methicone|siloxane|silsesquioxane|siloxysilicate|dimethiconol|^polysilicone/i),
  },
  {
    slug: 'drying-alcohols',
    label: 'Drying alcohols',
    source: null,
    has: named('Alcohol | Alcohol Denat. | Isopropyl Alcohol'),
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
