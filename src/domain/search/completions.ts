import { normalizeWord } from './text/normalize-word';
import { avoidedIngredients } from './vocabulary/avoided-ingredients';
import { productTypes } from './vocabulary/product-types';
import { isScentFamily } from './vocabulary/scent-families';
import type { TermKind } from './vocabulary/term';
import { findTerm } from './vocabulary/terms';

/** How a text that is being typed may begin a completion: as it is, and with its whole words as the vocabulary spells them, so that "vit c ser" begins "vitamin c serum". */
export function typedBeginnings(query: readonly string[]): string[] {
  const last = query.length - 1;
  if (last <= 0) return [query.join(' ')];
  const spelled = query.map((word, at) => (at < last ? normalizeWord(word) : word));
  return [...new Set([query.join(' '), spelled.join(' ')])];
}

/** A query that suggestions can complete, and how many products it stands for. */
export interface Completion {
  text: string;
  products: number;
}

/** The kinds that complete a product type to a query. */
export const completingKinds = ['concern', 'ingredient', 'skin', 'hair'] as const;
type CompletingKind = (typeof completingKinds)[number];

/** The kinds that are a query by themselves: "eye cream", "dark circles", "sensitive skin". */
const spokenKinds = ['type', 'concern', 'skin', 'hair'] as const;

/** Only the most frequent queries are offered. */
export const maxCompletions = 2_000;

/** Shoppers avoid these instead of looking for them. */
const avoided = new Set(avoidedIngredients.map(({ slug }) => slug));

/** How shoppers say what a label only names. */
const spokenConcerns: Readonly<Record<string, string>> = {
  barrier: 'damaged skin barrier',
  'color-care': 'colored hair',
  damage: 'damaged hair',
  dullness: 'dull skin',
  firmness: 'sagging skin',
  'heat-damage': 'heat damaged hair',
  pores: 'large pores',
  shine: 'dull hair',
  'split-ends': 'split ends',
  thinning: 'thinning hair',
  volume: 'flat hair',
};
/** Nothing that shoppers ask for by name, or said by the skin type: "for dry skin". */
const unspoken = new Set(
  'concern:sun-protection concern:dryness concern:oiliness concern:sensitivity skin:all hair:all skin:normal'.split(
    ' ',
  ),
);
/** The type of all supplements is said in one word. */
const spokenTypes: Readonly<Record<string, string>> = { supplement: 'supplement' };
/** What makeup is asked for beyond its type. */
const makeupConcerns = new Set(['dark-circles', 'redness', 'acne', 'pores']);

const categoryOf = new Map(productTypes.map(({ slug, category }) => [slug, category]));

/** A type in the words of shoppers. */
const typeWordsOf = (type: string): string | undefined =>
  spokenTypes[type] ?? findTerm('type', type)?.phrases[0];

/** A term in the words of shoppers; null if it is nothing to look for. */
function wordsOf(kind: CompletingKind, slug: string): string | null {
  if (unspoken.has(`${kind}:${slug}`)) return null;
  const term = findTerm(kind, slug);
  const spoken = isScentFamily(slug) ? term?.phrases[0] : spokenConcerns[slug];
  return spoken ?? term?.label.toLowerCase() ?? null;
}

/** "eye cream", "dark circles"; null if it is nothing to look for. */
export function termText(kind: string, slug: string): string | null {
  const known = spokenKinds.find((spoken) => spoken === kind);
  if (known === undefined) return null;
  return known === 'type' ? (typeWordsOf(slug) ?? null) : wordsOf(known, slug);
}

/** "vitamin c serum", "serum for dark spots"; null if it is nothing to look for. */
export function completionText(type: string, kind: CompletingKind, slug: string): string | null {
  const typeWords = typeWordsOf(type);
  const label = wordsOf(kind, slug);
  if (typeWords === undefined || label === null) return null;
  const category = categoryOf.get(type);
  if (category === 'makeup' && kind === 'concern' && !makeupConcerns.has(slug)) return null;
  // "Vitamin C supplement", not "vitamin C collagen powder".
  if (category === 'supplements' && kind === 'ingredient' && type !== 'supplement') return null;
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
