import { familyChoices } from '../ingredients/ingredient-choices';
import { foldText } from './fold';
import { inSentence } from './in-sentence';
import { suggestionLimits } from './suggestion-ranking';
import type { QueryPart } from './understand/understood-query';
import { avoidedIngredients } from './vocabulary/avoided-ingredients';

/** Slug of the family that a query for "pregnancy safe" excludes. */
const pregnancyCaution = 'pregnancy-caution';

/**
 * Says what an exclusion leaves out besides the products that contain it, so that no product is missing or
 * included without a word; null without one.
 */
export function describeExclusions(
  without: readonly string[],
  understood: readonly QueryPart[],
): string | null {
  const slugs = new Set([
    ...without,
    ...understood.flatMap(({ slot }) => (slot.kind === 'without' ? slot.slug : [])),
  ]);
  if (slugs.size === 0) return null;
  const unknown = 'We left out products whose ingredient list we don’t know.';
  if (!slugs.has(pregnancyCaution)) return unknown;
  return `We left out products with retinoids or hydroquinone, which a 2011 review in Canadian Family Physician advises caution with in pregnancy, and products whose ingredient list we don’t know. This is not medical advice: please ask a doctor or pharmacist.`;
}

/** What suggestions offer to exclude, the most wanted first. */
const excluded = [
  ...new Map(
    [...familyChoices, ...avoidedIngredients.map(({ slug, label }) => ({ slug, name: label }))].map(
      ({ slug, name }) => [slug, inSentence(name)] as const,
    ),
  ).values(),
];

/** Completes a negation that is being typed: "shampoo without sil" is "shampoo without silicones". */
export function completeExclusion(text: string): string[] {
  const words = foldText(text.slice(0, 200)).words;
  const at = Math.max(words.lastIndexOf('without'), words.lastIndexOf('no'));
  if (at < 0) return [];
  const typed = words.slice(at + 1).join(' ');
  const before = words.slice(0, at);
  return excluded
    .filter((name) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed)
    .slice(0, suggestionLimits.queries)
    .map((name) => [...before, 'without', name].join(' '));
}
