import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { colorName } from '../color-name';
import { isBlend, splitBrackets } from './brackets';
import { findPlain } from './exact-name';

type Found = readonly FoundIngredient[];
const noMatch: Found = [];

/** A name with others in brackets or after slashes, or with words that do not change it. */
export function asOneName(dictionary: IngredientDictionary, name: string): Found {
  const { outside, inside, before, after } = splitBrackets(name);
  const plain = (text: string): Found => listOf(findPlain(dictionary, text));
  if (inside.length === 0) return plain(name);
  if (outside === '' || isBlend(name)) return noMatch;
  const outer = plain(outside);
  const inner = inside.flatMap(splitList).flatMap(plain);
  if (outer.length > 0) return joinNames(outer, inner, inside);
  // 'Jojoba (Simmondsia Chinensis) Seed Oil'
  const [content = ''] = inside;
  const swapped = after === '' ? noMatch : plain(`${content} ${after}`);
  if (swapped.length > 0) return swapped;
  if (after !== '') return noMatch;
  const leading = plain(before);
  if (leading.length > 0) return leading;
  // 'Vitamin C (as Ascorbic Acid)'
  const [, exactName] = /^as (.{4,})$/i.exec(content) ?? [];
  if (exactName !== undefined) return plain(exactName);
  // 'Trivent Mango Butter (Mangifera Indica (Mango) Seed Butter)'
  if (inner.length === 0 && content.includes('(')) return asOneName(dictionary, content);
  // 'Covabsorb (Octinoxate, Avobenzone, Octisalate)': a trade name and all that is in it.
  const listed = inside.flatMap(splitList);
  if (listed.length >= minListed && inner.length === listed.length) return inner;
  if (inner.length !== 1 || /[\p{L}-]\(/u.test(name)) return noMatch;
  return colorName(content) !== null || (inner[0]?.isOwnName === true && isTelling(content))
    ? inner
    : noMatch;
}

const minListed = 3;
const listOf = (found: FoundIngredient | null): Found => (found ? [found] : noMatch);

/** A name long enough not to be the solvent or a part of what is named before the brackets. */
const isTelling = (content: string) => content.trim().length >= 10;

const splitList = (list: string) =>
  list.split(/[,;/\\]|\band\b|&/i).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

/** Names that stand for a group; the brackets say which members. */
const groups = new Set(['iron oxides']);

/** 'CI 77492/Iron Oxides' names one of the group. */
export function withoutGroups(found: Found): Found {
  const members = found.filter(({ name }) => !groups.has(name.toLowerCase()));
  return members.length > 0 && members.every(({ name }) => colorName(name) !== null)
    ? members
    : found;
}

function joinNames(outer: Found, inner: Found, inside: readonly string[]): Found {
  const [first] = outer;
  if (!first || inner.length === 0) return outer;
  const others = inner.filter(({ id }) => id !== first.id);
  if (others.length === 0) return outer;
  if (groups.has(first.name.toLowerCase())) return others;
  const [other] = others;
  // 'Vitamin E (Tocopheryl Acetate)': the brackets are more exact.
  if (others.length === 1) return other?.isOwnName && !first.isOwnName ? [other] : outer;
  const listed = inside.flatMap(splitList);
  return listed.length === inner.length ? [...outer, ...others] : outer;
}
