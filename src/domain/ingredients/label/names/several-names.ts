import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { colorName } from '../color-name';
import { isBalanced, isBlend, splitBrackets } from './brackets';
import { copolymer, findExact, isTranslation, lastWord, maxNamesPerPiece } from './exact-name';
import { asOneName, withoutGroups } from './one-name';
import { asKnownPlant, asPlant, isPartOfPlant, knownPlant } from './plant-name';

type Found = readonly FoundIngredient[];
const noMatch: Found = [];
const maxWordsPerRun = 60;
const maxWordsPerName = 9;

const joints = /\s*(?:\(and\)|\(&\)|\band\b|\bet\b|\bund\b|(?<!\bF?D ?)&(?! ?C\b)|\s\+\s)\s*/i;

/** Names joined by 'and', '&', '+' or slashes: all must be known. */
export function asSeveral(dictionary: IngredientDictionary, name: string): Found {
  const parts = name.split(joints);
  if (parts.length === 1) return asSlashed(dictionary, name);
  if (parts.length > maxNamesPerPiece || !parts.every(isBalanced)) return noMatch;
  const written = parts.filter((part) => part.trim() !== '');
  const found = written.map((part): Found => {
    const one = findExact(dictionary, part);
    const own = one ? [one] : asOneName(dictionary, part);
    return own.length > 0 || /[/\\]/.test(part) ? own : asPlant(dictionary, part);
  });
  return found.some((names) => names.length === 0)
    ? noMatch
    : withoutGroups(withoutRepeats(found.flat()));
}

/** Names between slashes, some of which may say the same. */
function asSlashed(dictionary: IngredientDictionary, name: string): Found {
  const parts = name.split(/[/\\]/).map((part) => part.trim());
  if (parts.length < 2 || parts.length > maxNamesPerPiece) return noMatch;
  // 'Gold/Green Tea Extract' and 'Silicate/Dimethicone Crosspolymer' are one substance.
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (copolymer.test(last) && lastWord(first) !== lastWord(last)) return noMatch;
  // 'Salix Nigra Bark Extract/Willow Bark Extract'
  const isTwice = parts.length === 2 && isCommonName(dictionary, last, first);
  const named = isTwice ? findExact(dictionary, first) : null;
  if (named) return [named];
  const written = parts.filter((part) => part.trim() !== '');
  // 'PEG-12 Dimethicone/PPG-20' is a part of a longer name.
  if (written.some((part) => /^p[ep]g-?\d+$/i.test(part.trim()))) return noMatch;
  const found = written.map((part): Found => {
    const one = findExact(dictionary, part);
    return one ? [one] : asOneName(dictionary, part);
  });
  if (found.some((names) => names.length === 0)) return noMatch;
  const numbers = found.filter((_, at) => colorName(written[at] ?? '') !== null).flat();
  return withoutGroups(withoutSame(dictionary, found.flat(), numbers));
}

/** Whether a text says in English what another says in Latin: 'Origanum Vulgare Oil/Sunflower Oil' are two. */
function isCommonName(dictionary: IngredientDictionary, text: string, latin: string): boolean {
  const plant = knownPlant(dictionary, latin);
  if (!plant || !isTranslation(text, latin) || knownPlant(dictionary, text)) return false;
  const other = findExact(dictionary, text);
  const otherPlant = other && knownPlant(dictionary, other.name);
  return !otherPlant || genusOf(otherPlant) === genusOf(plant);
}

const genusOf = ({ name }: { name: string }) => name.split(' ')[0]?.toLowerCase();

/** Each ingredient once. */
export const withoutRepeats = (found: Found): Found =>
  found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);

/** Words that the same names have in Latin and in English. */
const english: Readonly<Record<string, string>> = {
  cera: 'wax',
  wax: 'wax',
  serica: 'silk',
  silk: 'silk',
  mel: 'honey',
  honey: 'honey',
};
/** Names of dyes, which labels write beside their numbers: 'CI 45100/Acid Red 52'. */
const dye =
  /^(?:acid|basic|direct|disperse|pigment|solvent) (?:black|blue|green|orange|red|violet|yellow) /i;

/** Names between slashes often say the same twice: 'Calendula Officinalis Extract/Calendula Officinalis Flower Extract'. */
function withoutSame(
  dictionary: IngredientDictionary,
  found: Found,
  /** Those that were found by the number of a colorant. */
  numbers: Found,
): Found {
  const [first] = found;
  if (first && found.length === 3 && found[2]?.id === first.id) return [first];
  const all = withoutRepeats(found).map((one) => {
    const words = one.name.toLowerCase().split(' ');
    const mayBeSaid =
      words.some((word) => word in english) ||
      numbers.includes(one) ||
      knownPlant(dictionary, one.name) !== null;
    return { one, words: words.map((word) => english[word] ?? word), mayBeSaid };
  });
  return all
    .filter(({ one, words, mayBeSaid }, at) => {
      const isSaid = all.some(
        (other, to) =>
          to !== at &&
          words.every((word) => other.words.includes(word)) &&
          (words.length < other.words.length || to < at),
      );
      return !(mayBeSaid && isSaid) && !(numbers.length > 0 && dye.test(`${one.name} `));
    })
    .map(({ one }) => one);
}

/** Names without separators: all words must belong to known names, of as few as possible. */
export function asRun(dictionary: IngredientDictionary, name: string): Found {
  const spaced = name.replace(/([\p{Ll})])(\p{Lu})/gu, '$1 $2');
  const words = spaced.replace(/(?<!\p{L})contains:? /giu, '').split(/\s+/);
  if (words.length < 2 || words.length > maxWordsPerRun) return noMatch;
  /** The shortest split of the first words into names. */
  const best: (Found | null)[] = [[]];
  for (let end = 1; end <= words.length; end += 1) {
    let names: Found | null = null;
    for (let start = Math.max(0, end - maxWordsPerName); start < end; start += 1) {
      const rest = best[start];
      if (!rest || (names && rest.length + 1 >= names.length)) continue;
      const part = words.slice(start, end).join(' ');
      const found = findInRun(dictionary, part);
      const [one] = found;
      if (
        one &&
        isSafeInRun(part, one, {
          start,
          isLast: end === words.length,
          previous: words[start - 1] ?? '',
        })
      )
        names = [...rest, ...found];
    }
    best.push(names);
  }
  const all = best[words.length] ?? noMatch;
  const found = withoutRepeats(all);
  // Two names in a row may be one that we do not know. The official ones that consist of two others are known.
  const mayBeOne =
    found.length === 2 && spaced === name && !dictionary.isNearlyComplete && !areApart(found);
  return mayBeOne ? noMatch : withoutGroups(found);
}

/** What stands before brackets must be known: 'Titanium Dioxide (CI 77891)' is not 'Titanium' and 'Dioxide (CI 77891)'. */
function findInRun(dictionary: IngredientDictionary, part: string): Found {
  if (part.startsWith('(') || !isBalanced(part) || isBlend(part)) return noMatch;
  const exact = findExact(dictionary, part);
  if (exact) return [exact];
  const { outside } = splitBrackets(part);
  const isBracketed = part.indexOf('(') > 0 && findExact(dictionary, outside) !== null;
  const named = isBracketed ? asOneName(dictionary, part) : noMatch;
  if (named.length > 0) return named;
  const plant = isPartOfPlant(lastWord(part)) ? asKnownPlant(dictionary, part) : undefined;
  // With its part it is as complete as a name of its own.
  return plant ? [{ ...plant, isOwnName: true }] : noMatch;
}

/** Whether two names in a row are surely two: 'Eugenol Citronellol', 'Iron Oxides CI 77491'. */
function areApart(names: Found): boolean {
  const areColors = names.some(({ name }) => colorName(name) !== null);
  return areColors || names.every(({ isOwnName, name }) => isOwnName || alwaysApart.has(name));
}
/** Their synonyms are no part of longer names either: 'Water (Aqua) Dihydroxyacetone'. */
const alwaysApart = new Set(['Aqua', 'Parfum']);

/** Synonyms of one word that are safe in a run of names. */
const commonWords = new Set(['fragrance', 'eau', 'beeswax', 'glycerine']);
/** Names that are usually the beginning or the end of a longer one: 'PEG-20 Sorbitan Oleate', 'Zinc PCA'. */
export const partOfName: RegExp =
  /^(?:p[ep]g-?\d+|zinc|manganese|selenium|yeast|calcium|magnesium|aluminum|gold|silver|copper|iron|dna|pca|glycol|[a-z]+eth-\d+|quaternium-\d+|dimethiconol)$/i;

/** Whether a name is surely one of its own in a run of names without separators. */
function isSafeInRun(
  part: string,
  found: FoundIngredient,
  { start, isLast, previous }: { start: number; isLast: boolean; previous: string },
): boolean {
  if (part.includes(' ') || colorName(part) !== null) return true;
  if (/^(?:water|aqua)$/i.test(part)) return start === 0;
  // 'Ceteareth-20' begins longer names, but rarely ends one, such as 'Propylene Glycol Laureth-6'.
  const isEthoxylate = found.isOwnName && /^[a-z]+eth-\d+$/i.test(part);
  if (isLast && isEthoxylate && !/glycol$/i.test(previous)) return true;
  return (found.isOwnName && !partOfName.test(part)) || commonWords.has(part.toLowerCase());
}
