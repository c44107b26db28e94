import { familyChoices } from '../ingredients/ingredient-choices';
import { foldText } from './fold';
import { inSentence } from './in-sentence';
import { suggestionLimits } from './suggestion-ranking';
import type { QueryPart } from './understand/understood-query';
import { avoidedIngredients } from './vocabulary/avoided-ingredients';
import { ingredients } from './vocabulary/ingredients';

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
  return `We left out products with retinoids or hydroquinone, which a 2011 review in Canadian Family Physician advises caution with in pregnancy, and products whose ingredient list we don’t know. Products with salicylic acid are included: guidance on it differs. This is not medical advice: please ask a doctor or pharmacist.`;
}

/** Beside a word of a name they say that the product is without it: "No Clump Mascara", "Clump-Free Mascara". */
export const denyingWords = {
  before: ['no', 'non', 'not', 'zero', 'without', 'anti'],
  after: ['free', 'proof'],
};

/** What suggestions offer to exclude, the most wanted first. */
const excluded = [
  ...new Map(
    [
      ...familyChoices,
      ...[...avoidedIngredients, ...ingredients].map(({ slug, label }) => ({ slug, name: label })),
    ].map(({ slug, name }) => [slug, inSentence(name)] as const),
  ).values(),
];

/** Completes a negation that is being typed: "shampoo without sil" is "shampoo without silicones". */
export function completeExclusion(text: string): string[] {
  const { before, typed } = readExclusion(text) ?? {};
  if (before === undefined || typed === undefined) return [];
  return excluded
    .filter((name) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed)
    .slice(0, suggestionLimits.queries)
    .map((name) => [...before, 'without', name].join(' '));
}

/**
 * The query whose products suit a text that is being typed: those without niacinamide for "without niac", not those that
 * have it in their names.
 */
export function finishExclusion(text: string): string {
  const typed = readExclusion(text)?.typed ?? '';
  const isWhole = excluded.some((name) => name.toLowerCase() === typed);
  return typed === '' || isWhole ? text : (completeExclusion(text)[0] ?? text);
}

/** What is typed after the last negation, and the words before it; null: there is none. */
function readExclusion(text: string): { before: string[]; typed: string } | null {
  const { words } = foldText(text.slice(0, 200));
  const at = Math.max(words.lastIndexOf('without'), words.lastIndexOf('no'));
  if (at < 0) return null;
  return { before: words.slice(0, at), typed: words.slice(at + 1).join(' ') };
}
