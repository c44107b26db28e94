import { normalizeWord } from '../text/normalize-word';
import { isScentFamily } from '../vocabulary/scent-families';
import type { ProductType } from '../vocabulary/term';
import { type Meaning, phraseIndex } from './phrase-index';
import type { Decision, Outcome } from './resolve-spans';

type StatedTerm = Exclude<Outcome, string>;

const wordsOf = (label: string): string[] => label.toLowerCase().split(' ').map(normalizeWord);

/**
 * What the words of a type's phrase state beyond the type: "biotin gummies" are hair vitamins with biotin, as
 * gummies. What the type's own name says is not
 * repeated.
 */
export function swallowedTerms(
  { at, end }: { at: number; end: number },
  type: ProductType,
  keys: readonly string[],
): Decision[] {
  const isIngredient = phraseIndex
    .lookUp(keys.slice(at, end))
    .some(({ is }) => is === 'ingredient' || is === 'avoided');
  if (isIngredient) return [];
  const ofType = new Set(wordsOf(type.label));
  const found: Decision[] = [];
  for (let length = end - at - 1; length > 0; length--) {
    for (let from = at; from + length <= end; from++) {
      const isTaken = found.some((other) => other.at < from + length && other.end > from);
      const own = keys.slice(from, from + length);
      if (isTaken || own.some((key) => ofType.has(key))) continue;
      const outcome = phraseIndex.lookUp(own).flatMap((meaning) => statedBy(meaning, type))[0];
      if (outcome && !wordsOf(outcome.label).some((word) => ofType.has(word))) {
        found.push({ at: from, end: from + length, outcome });
      }
    }
  }
  return found;
}

/** Types that say nothing about what is in them; a sea salt spray always has salt. */
const treatments = new Set(['hair-treatment', 'face-peel', 'exfoliating-pads', 'clay-mask']);

function statedBy(meaning: Meaning, { category, slug: slugOfType }: ProductType): StatedTerm[] {
  if (meaning.is === 'ingredient' && (category === 'supplements' || treatments.has(slugOfType))) {
    const { slug, label } = meaning;
    if (isScentFamily(slug)) return [];
    return [{ slot: { kind: 'ingredient', slug }, label }];
  }
  if (meaning.is !== 'term' || meaning.kind !== 'form' || category !== 'supplements') return [];
  const { kind, slug, label } = meaning;
  return [{ slot: { kind, slug }, label }];
}

const namedForms: ReadonlyMap<string, string> = new Map([
  ['oil', 'Oil'],
  ['gel', 'Gel'],
]);

/** "Squalane oil" and "aloe vera gel" name an ingredient and, without a type, the form to buy it in. */
export function formOfIngredient(
  { at, end }: { at: number; end: number },
  keys: readonly string[],
): Decision[] {
  const slug = keys[end - 1] ?? '';
  const label = namedForms.get(slug);
  if (label === undefined || end - at < 2) return [];
  return [{ at: end - 1, end, outcome: { slot: { kind: 'form', slug }, label } }];
}
