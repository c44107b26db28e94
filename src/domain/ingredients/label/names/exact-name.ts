import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { colorName } from '../color-name';
import { splitBrackets } from './brackets';

/** Names of ingredients in one piece of a label. */
export const maxNamesPerPiece = 12;

const adjectives =
  /(?<![\p{L}\p{N}-])(?:certified|organic|organically grown|natural|naturally derived|pure|raw|virgin|extra virgin|cold[ -]pressed|fair[ -]?trade|vegan|purified|de-?ionized|demineralized|distilled|filtered|sustainable|refined|unrefined|wildcrafted|bio|nano|micronized|upcycled|non[- ]gmo|all[- ]natural|kosher|food grade|pharmaceutical grade|usp|nf|phthalates?[- ]free)(?![\p{L}\p{N}-])| blend$/giu;
const sources = /(?<!\bvitamin [a-z]) (?:from|of|derived from) (?:organic )?[\p{L} -]{3,40}$/iu;

/** Without words such as 'organic' and 'from coconut'. */
export const withoutAdjectives = (name: string): string =>
  name.replace(adjectives, ' ').replace(sources, '').replace(/ {2,}/g, ' ').trim();

/** Finds a name as written, or with words that do not change it. */
export function findExact(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  const known = dictionary.find(name);
  if (known) return known;
  const color = colorName(name.trim());
  if (color !== null) return dictionary.find(color);
  const bare = withoutAdjectives(name);
  const found = bare === name.trim() || bare === '' ? null : dictionary.find(bare);
  return (
    found ??
    findInOtherNumber(dictionary, name) ??
    findExactForm(dictionary, name) ??
    findWithoutPrefix(dictionary, name) ??
    findOtherPolymer(dictionary, name)
  );
}

/** 'Dimethicone/Vinyl Dimethicone Copolymer' is a crosspolymer if no such copolymer exists. */
function findOtherPolymer(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  const [ending, kind] = / (cross|co)polymer$/i.exec(name) ?? [];
  if (ending === undefined || !name.includes('/')) return null;
  const other = kind?.toLowerCase() === 'co' ? 'Crosspolymer' : 'Copolymer';
  return dictionary.find(`${name.slice(0, -ending.length)} ${other}`);
}

/** Labels rarely tell isomers apart: 'L-Arginine', 'D-Limonene', 'N-Butyl Alcohol'. */
function findWithoutPrefix(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  const [, rest] = /^(?:[dln]|dl|trans)[-‐’'](\p{L}.{4,})$/iu.exec(name.trim()) ?? [];
  return rest === undefined ? null : dictionary.find(rest);
}

/** 'Vitamin C as Ascorbic Acid' */
function findExactForm(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  const [, form] = /^[\p{L}\d ]{3,40} as ([\p{L}\d -]{4,60})$/u.exec(name) ?? [];
  return form === undefined ? null : dictionary.find(form);
}

const otherNumber = (word: string) => (/s$/i.test(word) ? word.slice(0, -1) : `${word}s`);
const minPluralLength = 4;

/** 'Acrylate Copolymers' is 'Acrylates Copolymer'. */
function findInOtherNumber(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  const words = name.trim().split(' ');
  for (const [at, word] of words.entries()) {
    if (word.length < minPluralLength || words.length > 4) continue;
    const found = dictionary.find(words.with(at, otherNumber(word)).join(' '));
    if (found) return found;
  }
  return words.length > 1 ? dictionary.find(words.map(otherNumber).join(' ')) : null;
}

/** Finds a name without brackets: as written, or the same in several languages between slashes. */
export function findPlain(dictionary: IngredientDictionary, name: string): FoundIngredient | null {
  return findExact(dictionary, name) ?? findSameInAll(dictionary, name.split(/[/\\]/));
}

const maxWordsPerName = 9;

/** Whether a text begins or ends with the name of another ingredient or plant. */
export function namesOther(
  dictionary: IngredientDictionary,
  text: string,
  found: FoundIngredient,
): boolean {
  const words = text.trim().split(/\s+/);
  const plant = dictionary.plants.find(words.map((word) => word.toLowerCase()));
  const isOtherPlant =
    plant !== null &&
    plant.wordCount < words.length &&
    !dictionary.isNamedAfter(found.id, plant.plant.name);
  if (isOtherPlant) return true;
  // 'Huile Végétale Hydrogénée' begins with another name, but is one.
  const isFrench = french.test(words[0] ?? '');
  for (let count = 1; count <= Math.min(words.length, maxWordsPerName); count += 1) {
    const end = dictionary.find(words.slice(-count).join(' '));
    // 'Coumarin Linalool Violet 2' before '(CI 60725)'
    if (end?.id === found.id && count < words.length)
      return namesOther(dictionary, words.slice(0, -count).join(' '), found);
    const start = isFrench ? null : dictionary.find(words.slice(0, count).join(' '));
    if ([start, end].some((other) => other && other.id !== found.id)) return true;
  }
  return false;
}

/** What ends the names of mixtures and reaction products, which list their parts between slashes. */
export const copolymer = /(?:polymers?|esters?|glycerides?|ferment|filtrate|extract)\W*$/i;

/** 'Water/Aqua/Eau' is one ingredient with three names; 'Caprylic/Capric Triglyceride' is one name. */
function findSameInAll(
  dictionary: IngredientDictionary,
  parts: readonly string[],
): FoundIngredient | null {
  if (parts.length < 2 || parts.length > maxNamesPerPiece) return null;
  const names = parts.map(
    (part) => findExact(dictionary, part) ?? findExact(dictionary, splitBrackets(part).outside),
  );
  const known = names.filter((name) => name !== null);
  const [first] = known;
  if (!first || known.some(({ id }) => id !== first.id)) return null;
  // 'Zinc Oxide Water/Aqua/Eau' lacks a comma.
  const hasOther = parts.some((part, at) => !names[at] && namesOther(dictionary, part, first));
  if (hasOther) return null;
  // A name in another language may be unknown if two agree, or if its words say that it is one.
  const isSure = known.length > 1 && !copolymer.test(parts.at(-1) ?? '');
  const knownPart = parts[names.indexOf(first)] ?? '';
  const isTranslated = names.every(
    (name, at) =>
      name !== null ||
      isTranslation(parts[at] ?? '', knownPart) ||
      dictionary.isNearNameOf(first.id, parts[at] ?? ''),
  );
  return isSure || isTranslated ? (known.find(({ isOwnName }) => isOwnName) ?? first) : null;
}

const french =
  /(?<!\p{L})(?:extrait|huile|cire|eau|beurre|poudre|jus|gomme|amidon|farine|miel|sel|lait|fleurs?|feuilles?|graines?|racine|levure|prot[eé]ine|alcool|oxyde|parfum)(?!\p{L})|(?<!\p{L})d['’]/iu;
const plantForms = new Set(
  'oil butter extract water powder wax juice gum seed starch milk'.split(' '),
);
/** The last word of a name in lower case. */
export const lastWord = (name: string): string =>
  /\p{L}+(?=\P{L}*$)/u.exec(name)?.[0].toLowerCase() ?? '';

/** Whether an unknown part says the same as a known one in French, or with a plant's common name. */
export function isTranslation(part: string, known: string): boolean {
  // 'Fragrance/Parfum Ceteareth-20' lacks a comma.
  if (/\d/.test(part)) return false;
  if (french.test(part) || known.trim().toLowerCase().startsWith(`${part.trim().toLowerCase()} `))
    return true;
  const form = lastWord(known);
  return (
    form !== '' &&
    plantForms.has(form) &&
    lastWord(part) === form &&
    !/(?<!\b(?:cact|hibisc|eucalypt|lot|citr|croc|narciss))(?:us|um|is|ii|ae|polymer)\b/i.test(part)
  );
}
