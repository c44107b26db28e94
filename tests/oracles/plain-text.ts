import { findCategory } from '~/domain/catalog/category';
import { foldText } from '~/domain/search/fold';
import type { MatchField } from '~/domain/search/ranking';
import type { SearchProduct } from '~/domain/search/search-index';
import type { Titles } from '~/domain/search/suggestion-ranking';
import { normalizeWord } from '~/domain/search/text/normalize-word';
import { allowedEdits, isNear } from '~/domain/search/typo';

/** The words of a product, by field. */
export interface ProductText {
  titles: Titles;
  fields: Record<MatchField, string[]>;
}

/** How far a word may reach to match; see the index's dictionary. */
export type PlainReach = 'whole' | 'begins' | 'inside' | 1 | 2;

export function wordsOf(text: string): string[] {
  const { words, compounds } = foldText(text);
  return [...words, ...compounds];
}

export function textOf(product: SearchProduct): ProductText {
  const known = findCategory(product.category, product.subcategory);
  return {
    titles: { name: foldText(product.name).words, brand: foldText(product.brand).words },
    fields: {
      name: wordsOf(product.name),
      brand: wordsOf(product.brand),
      category: wordsOf(findCategory(product.category)?.category.name ?? product.category),
      subcategory: wordsOf(known?.subcategory?.name ?? product.subcategory),
      ingredient: product.keyIngredients.flatMap(wordsOf),
    },
  };
}

const forms = new Map<string, string>();
/** Normalizing the same words for every product would take most of the time. */
function normalized(word: string): string {
  const form = forms.get(word) ?? normalizeWord(word);
  forms.set(word, form);
  return form;
}

export function isLike(typed: string, word: string, reach: PlainReach): boolean {
  if (normalized(typed) === normalized(word)) return true;
  if (reach === 'whole') return false;
  if (reach === 'begins') return word.startsWith(typed);
  if (word.includes(typed)) return true;
  const edits = reach === 'inside' ? 0 : Math.min(reach, allowedEdits(typed));
  return edits > 0 && isNear(typed, word, edits);
}
