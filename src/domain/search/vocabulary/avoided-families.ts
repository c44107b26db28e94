import { term } from './term';

/**
 * Families of ingredients that shoppers exclude, for queries only: labels name their members, and a text such as "free
 * of fragrance allergens" names none. See domain/ingredients/ingredient-families.ts.
 */
export const avoidedFamilies = [
  term(
    'allergens',
    'Fragrance allergens',
    'fragrance allergen|perfume allergen|scent allergen|eu allergen|allergenic fragrance',
  ),
  term(
    'animal-derived',
    'Animal-derived ingredients',
    'animal derived ingredient|animal derived|animal byproduct|ingredient of animal origin|ingredient from animal',
  ),
  term(
    'pregnancy-caution',
    'Pregnancy caution list',
    'pregnancy caution list|pregnancy caution ingredient|ingredient to avoid in pregnancy|ingredient to avoid during pregnancy',
  ),
];
