import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { isBlend, splitBrackets } from './brackets';

/** A name with typing errors. */
export function asMisspelled(
  dictionary: IngredientDictionary,
  name: string,
): readonly FoundIngredient[] {
  if (isBlend(name)) return [];
  const { outside, inside } = splitBrackets(name);
  const hasBrackets = inside.length > 0 && outside !== '';
  const found =
    dictionary.findMisread(name) ??
    dictionary.findMisspelled(name) ??
    (hasBrackets ? dictionary.findMisread(outside) : null) ??
    (hasBrackets ? dictionary.findMisspelled(outside) : null);
  return found ? [found] : asGlued(dictionary, name);
}

const minGluedLength = 7;

/** Two names with a missing comma and space: 'Glycerincetyl Alcohol'. The gap is inside a word of small letters. */
function asGlued(dictionary: IngredientDictionary, name: string): readonly FoundIngredient[] {
  if (name.length > 80 || !name.includes(' ')) return [];
  let found: readonly FoundIngredient[] = [];
  for (let at = minGluedLength; at <= name.length - minGluedLength; at += 1) {
    if (!/\p{L}{4}$/u.test(name.slice(0, at)) || !/^\p{Ll}{4}/u.test(name.slice(at))) continue;
    const first = dictionary.find(name.slice(0, at));
    const second = first && dictionary.find(name.slice(at));
    if (!first?.isOwnName || !second?.isOwnName) continue;
    // Two ways to divide it: neither is sure.
    if (found.length > 0) return [];
    found = [first, second];
  }
  return found;
}
