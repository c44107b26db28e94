import { avoidedIngredients } from './vocabulary/avoided-ingredients';
import type { TermKind } from './vocabulary/term';
import { findTerm } from './vocabulary/terms';

/** A query that suggestions can complete, and how many products it stands for. */
export interface Completion {
  text: string;
  products: number;
}

/** The kinds that complete a product type to a query. */
export const completingKinds = ['concern', 'ingredient', 'skin', 'hair'] as const;
type CompletingKind = (typeof completingKinds)[number];

/** Only the most frequent queries are offered. */
export const maxCompletions = 2_000;

/** Shoppers avoid these instead of looking for them. */
const avoided = new Set(avoidedIngredients.map(({ slug }) => slug));

/** "vitamin c serum", "serum for dark spots"; null if it is nothing to look for. */
export function completionText(type: string, kind: CompletingKind, slug: string): string | null {
  const typeWords = findTerm('type', type)?.phrases[0];
  const label = findTerm(kind, slug)?.label.toLowerCase();
  if (typeWords === undefined || label === undefined) return null;
  if (kind === 'ingredient') return avoided.has(slug) ? null : `${label} ${typeWords}`;
  return `${typeWords} for ${label}`;
}

/** How shoppers may begin to type an ingredient; empty if it is nothing to look for. */
export function ingredientPhrases(slug: string): readonly string[] {
  const term = findTerm('ingredient', slug);
  if (!term || avoided.has(slug)) return [];
  return [term.label.toLowerCase(), ...term.phrases];
}

/** A term as suggestions show it. */
export function labelOf(kind: TermKind, slug: string): string {
  return findTerm(kind, slug)?.label ?? slug;
}
