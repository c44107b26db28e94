import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { colorName } from '../color-name';
import { splitBrackets } from './brackets';
import { copolymer, findExact, lastWord, maxNamesPerPiece } from './exact-name';
import { asOneName, withoutGroups } from './one-name';
import { asKnownPlant, asPlant, isPartOfPlant } from './plant-name';

type Found = readonly FoundIngredient[];
const noMatch: Found = [];
const maxWordsPerRun = 60;
const maxWordsPerName = 9;

/** Names joined by 'and', '&', '+' or slashes: all must be known. */
export function asSeveral(dictionary: IngredientDictionary, name: string): Found {
  const parts = name.split(
    /\s*(?:\(and\)|\(&\)|\band\b|\bet\b|\bund\b|(?<!\bF?D ?)&(?! ?C\b)|\s\+\s|[/\\])\s*/i,
  );
  if (parts.length < 2 || parts.length > maxNamesPerPiece) return noMatch;
  // 'Gold/Green Tea Extract' and 'Silicate/Dimethicone Crosspolymer' are one substance.
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const hasSlash = /[/\\]/.test(name);
  if (hasSlash && copolymer.test(last) && lastWord(first) !== lastWord(last)) return noMatch;
  const found: FoundIngredient[] = [];
  for (const part of parts) {
    if (part.trim() === '') continue;
    const one =
      findExact(dictionary, part) ??
      asOneName(dictionary, part)[0] ??
      (hasSlash ? undefined : asPlant(dictionary, part)[0]);
    if (!one) return noMatch;
    // 'PEG-12 Dimethicone/PPG-20' is a part of a longer name.
    if (hasSlash && /^p[ep]g-?\d+$/i.test(part.trim())) return noMatch;
    found.push(one);
  }
  return withoutGroups(hasSlash ? withoutShorter(found) : withoutRepeats(found));
}

/** Each ingredient once. */
export const withoutRepeats = (found: Found): Found =>
  found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);

/** Names between slashes often say the same twice: 'Royal Jelly/Royal Jelly Extract', 'Honey Extract/Mel/Extrait de Miel'. */
function withoutShorter(found: Found): Found {
  const [first] = found;
  if (first && found.length === 3 && found[2]?.id === first.id) return [first];
  const words = found.map(({ name }) => name.split(' '));
  return withoutRepeats(found).filter(
    ({ id, name }) =>
      !found.some(
        (other, at) =>
          other.id !== id &&
          name.includes(' ') &&
          name.split(' ').every((word) => words[at]?.includes(word)),
      ),
  );
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
      if (one && isSafeInRun(part, one, { start, isLast: end === words.length }))
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
  const exact = findExact(dictionary, part);
  if (exact) return [exact];
  const { outside } = splitBrackets(part);
  const isBracketed = part.indexOf('(') > 0 && findExact(dictionary, outside) !== null;
  const named = isBracketed ? asOneName(dictionary, part) : noMatch;
  if (named.length > 0) return named;
  const plant = isPartOfPlant(lastWord(part)) ? asKnownPlant(dictionary, part) : undefined;
  return plant ? [plant] : noMatch;
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
const partOfName =
  /^(?:p[ep]g-?\d+|zinc|calcium|magnesium|aluminum|gold|silver|copper|iron|dna|pca|glycol|[a-z]+eth-\d+|quaternium-\d+|dimethiconol)$/i;

/** Whether a name is surely one of its own in a run of names without separators. */
function isSafeInRun(
  part: string,
  found: FoundIngredient,
  { start, isLast }: { start: number; isLast: boolean },
): boolean {
  if (part.includes(' ') || colorName(part) !== null) return true;
  if (/^(?:water|aqua)$/i.test(part)) return start === 0;
  // 'Ceteareth-20' begins longer names, but does not end them.
  if (isLast && found.isOwnName && /^[a-z]+eth-\d+$/i.test(part)) return true;
  return (found.isOwnName && !partOfName.test(part)) || commonWords.has(part.toLowerCase());
}
