import { menTypes } from '../vocabulary/audiences';
import type { PlacedText } from './placed-text';
import type { TagSet } from './tag-set';
import type { TaggedProduct } from './tagged-product';

/** Who a product is for, by single words; "for him" and "for her" are two. */
const audienceWords: ReadonlyMap<string, string> = new Map([
  ['men', 'men'],
  ['women', 'women'],
  ...['kid', 'baby', 'toddler', 'infant', 'children'].map((word) => [word, 'kids'] as const),
]);
const audienceAfterFor: ReadonlyMap<string, string> = new Map([
  ['him', 'men'],
  ['her', 'women'],
]);

/** Adds who a product is for: what its texts, its type or its shelf say. */
export function addAudience(
  tags: TagSet,
  { category, subcategory }: TaggedProduct,
  type: string | null,
  texts: readonly PlacedText[],
): void {
  for (const { words, place } of texts) {
    if (place === 'description') continue;
    for (const [at, word] of words.entries()) {
      const audience =
        audienceWords.get(word) ??
        (words[at - 1] === 'for' ? audienceAfterFor.get(word) : undefined);
      if (audience !== undefined) tags.add('audience', audience);
    }
  }
  if (type !== null && menTypes.has(type)) tags.add('audience', 'men');
  if (category === 'fragrance' && scentAudiences.has(subcategory))
    tags.add('audience', subcategory);
}

const scentAudiences = new Set(['women', 'men', 'unisex']);
