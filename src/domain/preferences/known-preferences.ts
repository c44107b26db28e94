import { findIngredientChoice } from '../ingredients/ingredient-choices';
import type { TermKind } from '../search/vocabulary/term';
import { findTerm } from '../search/vocabulary/terms';
import type { Preferences } from './preferences';

/** Preferences without slugs that mean nothing, or no longer do, and without duplicates. */
export function knownPreferences(preferences: Preferences): Preferences {
  const { avoid, skinTypes, hairTypes, concerns, hides } = preferences;
  const known = (kind: TermKind, slugs: readonly string[]) => [
    ...new Set(slugs.filter((slug) => slug !== 'all' && findTerm(kind, slug) !== null)),
  ];
  return {
    avoid: [...new Set(avoid.flatMap((slug) => findIngredientChoice(slug)?.slug ?? []))],
    skinTypes: known('skin', skinTypes),
    hairTypes: known('hair', hairTypes),
    concerns: known('concern', concerns),
    hides,
  };
}
