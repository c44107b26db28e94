import { familyChoices } from '../ingredients/ingredient-choices';
import { ingredientFamilies } from '../ingredients/ingredient-families';
import { concerns } from '../search/vocabulary/concerns';
import { hairTypes } from '../search/vocabulary/hair-types';
import { skinTypes } from '../search/vocabulary/skin-types';
import type { Term } from '../search/vocabulary/term';

const optionsOf = (terms: readonly Term[]) =>
  terms.filter(({ slug }) => slug !== 'all').map(({ slug, label }) => ({ slug, name: label }));

/** What the preferences page offers, without the ingredients, which are searched. */
export function preferenceOptions() {
  return {
    families: familyChoices.map(({ slug, name }, at) => ({
      slug,
      name,
      /** Who says so, for families that are not a matter of chemistry. */
      source: ingredientFamilies[at]?.source ?? null,
    })),
    skinTypes: optionsOf(skinTypes),
    hairTypes: optionsOf(hairTypes),
    concerns: optionsOf(concerns),
  };
}

export type PreferenceOptions = ReturnType<typeof preferenceOptions>;
