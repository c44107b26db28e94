import { normalizeWord } from './text/normalize-word';
import { avoidedIngredients } from './vocabulary/avoided-ingredients';
import { productTypes } from './vocabulary/product-types';
import { isScentFamily } from './vocabulary/scent-families';
import type { Term, TermKind } from './vocabulary/term';
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
export const completingKinds = [
  'concern',
  'ingredient',
  'skin',
  'hair',
  'claim',
  'spf',
  'form',
] as const;
type CompletingKind = (typeof completingKinds)[number];

/** The kinds that are a query by themselves: "eye cream", "dark circles", "sensitive skin", "SPF 50", "gummies". */
const spokenKinds = ['type', 'concern', 'skin', 'hair', 'spf', 'form'] as const;

/** Only the most frequent queries are offered. */
export const maxCompletions = 4_000;

/** A group in front of a type is said in the singular: "retinoid cleanser", although its label is "Retinoids". */
function spokenIngredient({ label, phrases }: Term): string {
  const words = label.toLowerCase();
  const singular = words.replace(/s$/, '');
  // "Propolis" and "citrus" are no plurals.
  const isKnown = phrases.some((known) => known === singular || known.startsWith(`${singular} `));
  return isKnown ? singular : words;
}

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
/** Concerns that stand before a type: "acne cleanser" beside "cleanser for acne". */
const leadingConcerns: Readonly<Record<string, string>> = {
  acne: 'acne',
  'dark-circles': 'dark circle',
  'dark-spots': 'dark spot',
  dandruff: 'dandruff',
  frizz: 'anti frizz',
  redness: 'redness',
  volume: 'volumizing',
  wrinkles: 'anti aging',
};
/** Claims that shoppers look for by name. */
const spokenClaims = new Set(
  'vegan cruelty-free fragrance-free oil-free sulfate-free waterproof mineral'.split(' '),
);
/** Forms that shoppers ask for without a type, and what such supplements are for. */
const spokenForms = new Set(['gummies', 'capsules']);
const supplementUses: Readonly<Record<string, string>> = {
  'hair-vitamins': 'hair',
  'skin-supplement': 'skin',
};
/** Prices that shoppers state before anything else. */
export const priceCompletions: readonly Completion[] = [10, 25, 50].map((dollars) => ({
  text: `under $${dollars}`,
  products: 0,
}));
/** Texts are typed without signs. */
export const typedForm = ({ text }: Completion): string => text.replace('$', '');

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

const minSpokenSpf = 15;

const categoryOf = new Map(productTypes.map(({ slug, category }) => [slug, category]));

/** A type in the words of shoppers. */
const typeWordsOf = (type: string): string | undefined =>
  spokenTypes[type] ?? findTerm('type', type)?.phrases[0];

/** A term in the words of shoppers; null if it is nothing to look for. */
function wordsOf(kind: CompletingKind, slug: string): string | null {
  if (unspoken.has(`${kind}:${slug}`)) return null;
  if (kind === 'spf') return Number(slug) >= minSpokenSpf ? `spf ${slug}` : null;
  if (kind === 'claim' && !spokenClaims.has(slug)) return null;
  if (kind === 'form' && !spokenForms.has(slug)) return null;
  const term = findTerm(kind, slug);
  if (kind === 'ingredient' && term && !isScentFamily(slug)) return spokenIngredient(term);
  const spoken = isScentFamily(slug) ? term?.phrases[0] : spokenConcerns[slug];
  return spoken ?? term?.label.toLowerCase() ?? null;
}

/** "eye cream", "dark circles"; null if it is nothing to look for. */
export function termText(kind: string, slug: string): string | null {
  const known = spokenKinds.find((spoken) => spoken === kind);
  if (known === undefined) return null;
  return known === 'type' ? (typeWordsOf(slug) ?? null) : wordsOf(known, slug);
}

/** "vitamin c serum", "serum for dark spots", "dark spot serum"; empty if it is nothing to look for. */
export function completionTexts(type: string, kind: CompletingKind, slug: string): string[] {
  const typeWords = typeWordsOf(type);
  const label = wordsOf(kind, slug);
  if (typeWords === undefined || label === null) return [];
  const category = categoryOf.get(type);
  switch (kind) {
    case 'ingredient':
      // "Vitamin C supplement", not "vitamin C collagen powder".
      if (category === 'supplements' && type !== 'supplement') return [];
      return avoided.has(slug) ? [] : [`${label} ${typeWords}`];
    case 'claim':
    case 'spf':
      return [`${label} ${typeWords}`];
    case 'form':
      return supplementUses[type] ? [`${label} for ${supplementUses[type]}`] : [];
    case 'concern': {
      if (category === 'makeup' && !makeupConcerns.has(slug)) return [];
      const leading = leadingConcerns[slug];
      const text = `${typeWords} for ${label}`;
      return leading === undefined ? [text] : [text, `${leading} ${typeWords}`];
    }
    default:
      return [`${typeWords} for ${label}`];
  }
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
