import type { IngredientDictionary } from './dictionary/dictionary';
import { takeNotes } from './label/names/take-notes';

/** What a product says about amounts. */
interface StatingProduct {
  name: string;
  /** As the product stores them: 'Zinc Oxide 20%'. */
  ingredients: readonly string[];
}

/**
 * The percentages that a label or the name of a product states, by the number of the ingredient. The label wins.
 * Names may praise what the product does not have, so callers check that the label lists it.
 */
export function statedPercents(
  { name, ingredients }: StatingProduct,
  dictionary: IngredientDictionary,
): Map<number, number> {
  const stated = percentsInName(name, dictionary);
  for (const entry of ingredients) {
    if (!entry.includes('%')) continue;
    const { bare, percent } = takeNotes(entry);
    const found = percent === null ? null : dictionary.find(bare);
    if (found && percent !== null) stated.set(found.id, percent);
  }
  return stated;
}

/** A name on a label as a product stores it. */
export const withPercent = (name: string, percent: number | null): string =>
  percent === null ? name : `${name} ${percent}%`;

/** A name as a product stores it, without its percentage. */
export const withoutPercent = (entry: string): string => entry.replace(/ [\d.]{1,8}%$/, '');

const separator = /[+&|,;/()[\]]| - | – | and | with | in /i;
const percentWord = /^(\d{1,3}(?:\.\d{1,3})?)%$/;
/** Words between a percentage and the ingredient: 'Ascorbyl Glucoside Solution 12%', '100% Plant-Derived Squalane'. */
const between = /^(?:pure|plant-derived|solution|serum|suspension|emulsion|powder)$/i;
const maxWords = 4;
const maxNameLength = 300;

/** Reads 'Niacinamide 10% + Zinc 1%' and '10% Niacinamide Serum'. */
function percentsInName(name: string, dictionary: IngredientDictionary): Map<number, number> {
  const stated = new Map<number, number>();
  if (!name.includes('%')) return stated;
  for (const segment of name.slice(0, maxNameLength).split(separator)) {
    const words = segment
      .replace(/(\d) %/g, '$1%')
      .split(/\s+/)
      .filter(Boolean);
    const percentages = words.filter((word) => percentWord.test(word));
    // With several in a row, the first word tells on which side the names are.
    const isBefore = percentages.length === 1 || !percentWord.test(words[0] ?? '');
    const isAfter = percentages.length === 1 || !isBefore;
    for (const [at, word] of words.entries()) {
      const percent = Number(percentWord.exec(word)?.[1] ?? 0);
      if (percent <= 0 || percent > 100) continue;
      const id =
        (isBefore ? findBefore(words.slice(0, at), dictionary) : null) ??
        (isAfter ? findAfter(words.slice(at + 1), dictionary) : null);
      if (id !== null && !stated.has(id)) stated.set(id, percent);
    }
  }
  return stated;
}

/** The longest name at the end of the words. */
function findBefore(words: readonly string[], dictionary: IngredientDictionary): number | null {
  const own = between.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  for (let count = Math.min(maxWords, own.length); count > 0; count -= 1) {
    const found = dictionary.find(own.slice(-count).join(' '));
    if (found) return found.id;
  }
  return null;
}

/** The longest name at the start of the words. */
function findAfter(words: readonly string[], dictionary: IngredientDictionary): number | null {
  const own = between.test(words[0] ?? '') ? words.slice(1) : words;
  for (let count = Math.min(maxWords, own.length); count > 0; count -= 1) {
    const found = dictionary.find(own.slice(0, count).join(' '));
    if (found) return found.id;
  }
  return null;
}
