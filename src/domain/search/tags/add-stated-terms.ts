import { claims } from '../vocabulary/claims';
import { isScentFamily } from '../vocabulary/scent-families';
import { type Place, type PlacedText, strengthOf } from './placed-text';
import type { TagKind } from './tag';
import type { TagSet } from './tag-set';
import type { TaggedProduct } from './tagged-product';
import { listBreak } from './text/label-words';
import type { ReadText } from './text/stated-terms';

/** Kinds that any text may state; the others have rules of their own. */
const statedKinds = new Set<TagKind>(['skin', 'hair', 'claim', 'ingredient', 'finish', 'form']);
/** Single words that say what is meant even in the middle of a sentence. */
const telling = new Set(
  'vegan hypoallergenic noncomedogenic waterproof organic unscented cruelty-free lightweight weightless refillable gentle matte dewy satin shimmer metallic curly coily wavy blonde'.split(
    ' ',
  ),
);
/** Only these categories have a finish. */
const finished = new Set(['makeup', 'skincare']);

/** Adds the terms that a text says of the product. */
export function addStatedTerms(tags: TagSet, { category }: TaggedProduct, text: PlacedText): void {
  for (const { kind, slug, from, to, isNegated, isLabelPhrase } of text.terms) {
    if (!statedKinds.has(kind)) continue;
    if (isNegated) {
      if (kind === 'ingredient') addClaimWithout(tags, slug);
      continue;
    }
    // "Gentler than retinol" and "smooths like a retinoid" contain none.
    const isCompared = text.words[to] === 'free' || isComparedWith(text.words, from);
    if (kind === 'ingredient' && isCompared) continue;
    const isPhrase = to - from > 1 || isLabelPhrase || telling.has(text.words[from] ?? '');
    if (!isSaidOf(kind, slug, category, text.place, isPhrase)) continue;
    if (kind === 'form' && isOfIngredient(text, from, to)) continue;
    for (const also of enumeratedBefore(kind, text.words, from)) {
      tags.add(kind, also, strengthOf[text.place]);
    }
    // A claim is a claim wherever it stands.
    tags.add(kind, slug, kind === 'claim' ? 3 : strengthOf[text.place]);
  }
}

function isComparedWith(words: readonly string[], from: number): boolean {
  const before = words[from - 1] === 'a' ? words[from - 2] : words[from - 1];
  return before === 'than' || before === 'like';
}

/** The oil of "castor oil shampoo" is in it; "pure castor oil" is one. */
function isOfIngredient({ words, terms }: ReadText, from: number, to: number): boolean {
  return (
    to < words.length &&
    words[to] !== listBreak &&
    terms.some(
      (term) => term.kind === 'ingredient' && term.from < from && term.to === to && !term.isNegated,
    )
  );
}

/** Adjectives that share a noun: "for oily and combination skin", "fine or wavy hair". */
const sharing: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  skin: new Map([
    ...['dry', 'oily', 'combination', 'normal', 'sensitive', 'mature'].map(
      (slug) => [slug, slug] as const,
    ),
    ['combo', 'combination'],
  ]),
  hair: new Map([
    ...['straight', 'wavy', 'curly', 'coily', 'fine', 'thick'].map((slug) => [slug, slug] as const),
    ['coarse', 'thick'],
    ['thin', 'fine'],
    ['blonde', 'blonde'],
  ]),
};
const joining = new Set(['and', 'or', 'to', listBreak]);

/** Terms that are enumerated before the one at `from` and share its noun. */
function enumeratedBefore(kind: TagKind, words: readonly string[], from: number): string[] {
  const adjectives = sharing[kind];
  const found: string[] = [];
  for (let at = from - 1; adjectives && joining.has(words[at] ?? ''); ) {
    while (joining.has(words[at] ?? '')) at -= 1;
    const slug = adjectives.get(words[at] ?? '');
    if (slug === undefined) break;
    found.push(slug);
    at -= 1;
  }
  return found;
}

/** Whether a term in a text is said of the product, rather than in passing. */
function isSaidOf(
  kind: TagKind,
  slug: string,
  category: string,
  place: Place,
  isPhrase: boolean,
): boolean {
  switch (kind) {
    case 'skin':
      return category === 'skincare' || category === 'makeup' || category === 'tools';
    case 'hair':
      if (category !== 'haircare' && slug !== 'color-treated' && category !== 'tools') return false;
      return isPhrase || place === 'name';
    case 'finish':
      return finished.has(category) && (isPhrase || place !== 'description');
    case 'form':
      return place === 'name' && category !== 'tools';
    case 'claim':
      // "Clean Cut" and "Clean It Zero" are names.
      if (slug === 'clean' && place === 'name') return isPhrase;
      if (slug === 'mineral' && category !== 'skincare' && category !== 'makeup') return false;
      return isPhrase || place !== 'description';
    default:
      if (isScentFamily(slug)) return category === 'fragrance';
      // Scents and shades are named after plants that they do not contain.
      return category !== 'tools' && (category !== 'fragrance' || place !== 'description');
  }
}

const claimWithout = new Map(
  claims.flatMap(({ slug, without }) => (without === undefined ? [] : [[without, slug] as const])),
);

function addClaimWithout(tags: TagSet, ingredient: string): void {
  const claim = claimWithout.get(ingredient);
  if (claim) tags.add('claim', claim, 3);
}
