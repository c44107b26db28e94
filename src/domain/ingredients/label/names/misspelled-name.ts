import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { hasProductWord } from '../possible-parts';
import { isBlend, splitBrackets } from './brackets';
import { partOfName } from './several-names';

/** A name with typing errors. */
export function asMisspelled(
  dictionary: IngredientDictionary,
  name: string,
): readonly FoundIngredient[] {
  // A bronzer is a product, bronze powder an ingredient.
  if (isBlend(name) || hasProductWord(name)) return [];
  const { outside, inside } = splitBrackets(name);
  // A known name with brackets that say something else is not misspelled.
  const hasBrackets = inside.length > 0 && outside !== '' && !dictionary.find(outside);
  const found =
    (hasBrackets ? findConfirmed(dictionary, outside, inside) : null) ??
    dictionary.findMisread(name) ??
    dictionary.findMisspelled(name) ??
    (hasBrackets ? dictionary.findMisread(outside) : null) ??
    (hasBrackets ? dictionary.findMisspelled(outside) : null);
  // 'Vitamina A (Beta-Carotene)': the brackets are more exact.
  const other = hasBrackets && found?.isOwnName === false ? dictionary.find(inside[0] ?? '') : null;
  if (found) return other && other.id !== found.id ? [] : [found];
  const glued = asGlued(dictionary, name);
  return glued.length > 0 ? glued : asPair(dictionary, name);
}

/** 'Cera Microcristallin (Microcrystalline Wax)': the brackets confirm what the name is. */
function findConfirmed(
  dictionary: IngredientDictionary,
  outside: string,
  inside: readonly string[],
): FoundIngredient | null {
  const [content = ''] = inside;
  const known = inside.length === 1 ? dictionary.find(content) : null;
  return known && dictionary.isNearNameOf(known.id, outside) ? known : null;
}

/** Two names without a comma, one of which has a typing error: 'Courmarin Eugenol'. */
function asPair(dictionary: IngredientDictionary, name: string): readonly FoundIngredient[] {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6) return [];
  let found: readonly FoundIngredient[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (parts.some((part) => part.length < minGluedLength || partOfName.test(part))) continue;
    const names = parts.map((part) => dictionary.find(part) ?? dictionary.findMisspelled(part));
    const pair = names.filter((one) => one?.isOwnName === true).filter((one) => one !== null);
    if (pair.length < 2) continue;
    if (found.length > 0) return [];
    found = pair;
  }
  return found;
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
