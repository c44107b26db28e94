import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { colorName } from '../color-name';
import { isBlend, splitBrackets } from './brackets';
import { findPlain, isTranslation, lastWord, namesOther } from './exact-name';
import { isChemical, isMisspelledPlant, knownPlant } from './plant-name';

type Found = readonly FoundIngredient[];
const noMatch: Found = [];

/** A name with others in brackets or after slashes, or with words that do not change it. */
export function asOneName(dictionary: IngredientDictionary, name: string): Found {
  const { outside, inside, before, after } = splitBrackets(name);
  const plain = (text: string): Found => listOf(findPlain(dictionary, text));
  if (inside.length === 0) return plain(name);
  if (outside === '' || isBlend(name)) return noMatch;
  const [content = ''] = inside;
  // 'Vitamin C (as Ascorbic Acid)', 'Folate (as Methylfolate)'
  const [, form] = outside === before ? (/^as (.{4,})$/i.exec(content) ?? []) : [];
  const stated = form === undefined ? noMatch : plain(form);
  if (stated.length > 0) return stated;
  if (form !== undefined && isChemical(lastWord(form.split(/[(,]/)[0] ?? ''))) return noMatch;
  const outer = plain(outside);
  const inner = inside.flatMap(splitList).flatMap(plain);
  if (outer.length > 0) return joinNames(dictionary, outer, inner, { outside, inside });
  const hasNameBetween = withoutSpaces(outside) !== withoutSpaces(before + after);
  // 'Copper Powder (CI 77400) Aluminum Powder (CI 77000)'
  if (hasNameBetween) return noMatch;
  if (after !== '')
    return inside.length === 1 ? asSwapped(dictionary, before, content, after) : noMatch;
  const leading = plain(before);
  if (leading.length > 0) return leading;
  // 'Trivent Mango Butter (Mangifera Indica (Mango) Seed Butter)'
  if (inner.length === 0 && content.includes('(')) return asOneName(dictionary, content);
  // 'Covabsorb (Octinoxate, Avobenzone, Octisalate)': a trade name and all that is in it.
  const listed = inside.flatMap(splitList);
  const isList = listed.length >= minListed && content.includes(',') && !content.includes('/');
  if (isList && inner.length === listed.length) return inner;
  const [only] = inner;
  const isOne = listed.every(
    (part) => plain(part)[0]?.id === only?.id || isTranslation(part, only?.name ?? ''),
  );
  if (!only || !isOne || /[\p{L}-]\(/u.test(name)) return noMatch;
  // 'Dimethicone Iron Oxides (CI 77491)' lacks a comma.
  if (namesOther(dictionary, before.replace(/(?:aluminum )?lake$/i, ''), only)) return noMatch;
  return colorName(content) !== null || (only.isOwnName && isTelling(content)) ? [only] : noMatch;
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** Words for large groups: any of their species may stand before the brackets. */
const wideGroups = new Set(['algae', 'plankton', 'seaweed']);

/** 'Jojoba (Simmondsia Chinensis) Seed Oil', 'Simmodsia Chinesis (Jojoba) Seed Oil' */
function asSwapped(
  dictionary: IngredientDictionary,
  before: string,
  content: string,
  after: string,
): Found {
  const found = findPlain(dictionary, `${content} ${after}`);
  if (!found) return noMatch;
  // 'Yuzu Citrus Junos (Yuzu) Oil'
  const isTwice = before.toLowerCase().startsWith(content.toLowerCase());
  const latin = isTwice ? before.slice(content.length).replace(/^[ -]+/, '') : before;
  const plant = knownPlant(dictionary, latin);
  // 'Equisetum Hiemale (Horsetail) Extract' is not that of Equisetum Arvense.
  if (plant) {
    const isAlone = latin.split(' ').length === plant.name.split(' ').length;
    const isNamedAfter = dictionary.isNamedAfter(found.id, plant.name);
    return isNamedAfter || (isAlone && found.isOwnName) ? [found] : noMatch;
  }
  const isSame =
    knownPlant(dictionary, content) !== null || wideGroups.has(content.toLowerCase())
      ? !namesOther(dictionary, before, found)
      : isMisspelledPlant(found, before, content) ||
        dictionary.isNearNameOf(found.id, `${before} ${after}`) ||
        dictionary.find(before)?.id === found.id ||
        vitamin.test(before);
  return isSame ? [found] : noMatch;
}

const vitamin = /^(?:pro-?)?vitamin [a-z][ -]?\d{0,2}$/i;

const minListed = 3;
const listOf = (found: FoundIngredient | null): Found => (found ? [found] : noMatch);

/** A name long enough not to be the solvent or a part of what is named before the brackets. */
const isTelling = (content: string) => content.trim().length >= 10;

const splitList = (list: string) =>
  list.split(/[,;/\\]|\band\b|&/i).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

/** Names that stand for a group; the brackets say which members. */
const groups = new Set(['iron oxides']);

const mixtures = new Set(['Parfum', 'Aroma']);

/** 'CI 77492/Iron Oxides' names one of the group. */
export function withoutGroups(found: Found): Found {
  const members = found.filter(({ name }) => !groups.has(name.toLowerCase()));
  return members.length > 0 && members.every(({ name }) => colorName(name) !== null)
    ? members
    : found;
}

function joinNames(
  dictionary: IngredientDictionary,
  outer: Found,
  inner: Found,
  { outside, inside }: { outside: string; inside: readonly string[] },
): Found {
  const [first] = outer;
  if (!first) return noMatch;
  // 'Ginseng (Panax Quinquefolius) Root Extract' is another plant.
  const plants = inside.map((content) => knownPlant(dictionary, content));
  if (
    !first.isOwnName &&
    plants.some((plant) => plant && !dictionary.isNamedAfter(first.id, plant.name))
  )
    return noMatch;
  // 'Vitamin A (Acetate)'
  const saysOther =
    vitamin.test(outside) && inside.some((content) => content.split(' ').some(isChemical));
  if (inner.length === 0) return saysOther ? noMatch : outer;
  // 'Mel (Honey/Miel) Extract' names honey twice.
  const others = inner.filter(
    ({ id }, at) => id !== first.id && inner.findIndex((one) => one.id === id) === at,
  );
  if (others.length === 0) return outer;
  if (groups.has(first.name.toLowerCase())) return others;
  const listed = inside.flatMap(splitList);
  if (listed.length !== inner.length) {
    // 'Water (Eau, Glycerin, Talc, Moonbeam)': the bracket is a scanning error.
    return others.length < minListed - 1 || mixtures.has(first.name) ? outer : noMatch;
  }
  const [other] = others;
  // 'CI 77510 (Ferric Ferrocyanide, Ferric Ammonium Ferrocyanide)'
  const hasBoth = !first.isOwnName && inner.some(({ id }) => id === first.id);
  if (!other || others.length > 1 || hasBoth) return [...outer, ...others];
  // 'Fragrance (Limonene)' has both.
  if (mixtures.has(first.name)) return mixtures.has(other.name) ? outer : [first, other];
  // 'Vitamin E (Tocopheryl Acetate)': the brackets are more exact.
  const isMoreExact = other.isOwnName || vitamin.test(outside);
  return isMoreExact && !first.isOwnName && !dictionary.isNamedAfter(first.id, other.name)
    ? [other]
    : outer;
}
