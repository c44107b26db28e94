import { findIngredientChoice } from '../ingredients/ingredient-choices';
import {
  avoidedOnLabel,
  categoryWithoutFormulas,
  containsAvoided,
  isKnownWithout,
  isTagged,
} from '../search/contained-ingredients';
import { inSentence } from '../search/in-sentence';
import { parseTag } from '../search/index-tags';
import type { SearchProduct } from '../search/search-index';
import type { OpposedTag, Preferences, Suitability } from './preferences';

type Formula = Pick<SearchProduct, 'category' | 'tags' | 'ingredientIds'>;

const isKnownToLack = (product: Formula, slug: string): boolean =>
  product.category === categoryWithoutFormulas
    ? !containsAvoided(product, slug)
    : isKnownWithout(product, slug);

/** Types that exclude each other; what is made for the other one only does not suit. */
const opposites: readonly (readonly [kind: 'skin' | 'hair', one: string, other: string])[] = [
  ['skin', 'oily', 'dry'],
  ['hair', 'fine', 'thick'],
  ['hair', 'straight', 'curly'],
  ['hair', 'straight', 'coily'],
];

/** What does not suit a shopper with these preferences. */
export function suitabilityOf(preferences: Preferences): Suitability {
  const opposed = opposites.flatMap(([kind, one, other]) => {
    const chosen = kind === 'skin' ? preferences.skinTypes : preferences.hairTypes;
    // Both or none: neither speaks against a product.
    if (chosen.includes(one) === chosen.includes(other)) return [];
    const against = `${kind}:${chosen.includes(one) ? other : one}`;
    return [{ against, unless: [...chosen, 'all'].map((slug) => `${kind}:${slug}`) }];
  });
  return { avoid: preferences.avoid, opposed };
}

/** The weakest evidence that speaks against a product: a text says so, or its strongest concern. */
export const minOpposedStrength = 2;

function isOpposed({ tags }: Formula, { against, unless }: OpposedTag): boolean {
  const own = tags.map(parseTag);
  const has = (tag: string, minStrength: number) =>
    own.some(({ kind, slug, strength }) => `${kind}:${slug}` === tag && strength >= minStrength);
  return has(against, minOpposedStrength) && !unless.some((tag) => has(tag, 1));
}

/** Whether a product is known to suit: the rule that the search index follows. @internal */
export function isSuitable(product: Formula, { avoid, opposed }: Suitability): boolean {
  return (
    avoid.every((slug) => isKnownToLack(product, slug)) &&
    !opposed.some((tag) => isOpposed(product, tag))
  );
}

/** Why a product does not suit, as its card says it. */
export interface Mark {
  kind: 'contains' | 'unknown' | 'opposed';
  text: string;
}

const maxNamed = 3;

/** Names of the dictionary are proper names; the others are words. */
function nameInSentence(slug: string): string {
  const { name, kind } = findIngredientChoice(slug) ?? { name: slug, kind: 'ingredient' };
  if (slug === 'pregnancy-caution') return 'an ingredient of the pregnancy caution list';
  return kind === 'family' || isTagged(slug) ? inSentence(name) : name;
}

/** 'fragrance (Linalool and 2 more)': which ingredients of the label it is. */
function nameWithCause(product: Formula, slug: string): string {
  const name = nameInSentence(slug);
  const causes = avoidedOnLabel(product, slug).map((cause) => cause.name);
  const [first, ...others] = causes;
  if (!first || causes.some((cause) => cause.toLowerCase() === name.toLowerCase())) return name;
  return others.length > 0 ? `${name} (${first} and ${others.length} more)` : `${name} (${first})`;
}

/** Says why a product does not suit; null: it does. */
export function markOf(product: Formula, suitability: Suitability): Mark | null {
  const contained = suitability.avoid.filter((slug) => containsAvoided(product, slug));
  if (contained.length > 0) {
    const names = contained.map((slug) => nameWithCause(product, slug));
    return { kind: 'contains', text: `Contains ${joinNames(names)}, which you avoid` };
  }
  const opposed = suitability.opposed.find((tag) => isOpposed(product, tag));
  if (opposed) {
    const [kind = '', slug = ''] = opposed.against.split(':');
    return { kind: 'opposed', text: `Made for ${slug} ${kind}` };
  }
  if (suitability.avoid.some((slug) => !isKnownToLack(product, slug))) {
    return { kind: 'unknown', text: 'Ingredients unknown, so we can’t tell if it suits you' };
  }
  return null;
}

/** 'fragrance, parabens and 2 more'. */
function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length > maxNamed ? maxNamed - 1 : maxNamed);
  const parts =
    shown.length < names.length ? [...shown, `${names.length - shown.length} more`] : shown;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
