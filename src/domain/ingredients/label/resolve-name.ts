import type { FoundIngredient, IngredientDictionary } from '../dictionary/dictionary';
import { splitBrackets } from './names/brackets';
import { findExact } from './names/exact-name';
import { asMisspelled } from './names/misspelled-name';
import { asOneName } from './names/one-name';
import { asPlant, namesSubstance } from './names/plant-name';
import { asRun, asSeveral, withoutRepeats } from './names/several-names';
import { takeNotes } from './names/take-notes';
import { hasSentenceWord } from './remarks';

/** How a name was found, from the safest way to the boldest. */
type Way = 'exact' | 'one name' | 'several' | 'plant' | 'run' | 'perfume' | 'misspelled';

/** What a piece of a label names. */
interface ResolvedName {
  /** Usually one: 'Iron Oxides (CI 77491, CI 77492)' names two. Empty: unknown. */
  ingredients: readonly FoundIngredient[];
  /** Null: unknown. */
  way: Way | null;
  /** As stated; null: not stated. */
  percent: number | null;
  /** What the label adds to the name, such as 'organic' and 'nano'. */
  notes: readonly string[];
}

/** Longer texts are sentences. */
const maxNameLength = 300;
/** Labels repeat the same few thousand names. */
const maxKnownNames = 20_000;

/** Resolves names with a dictionary. Remembers them, so a run over many labels uses one instance. */
export class NameResolver {
  readonly dictionary: IngredientDictionary;
  readonly #known = new Map<string, ResolvedName>();

  constructor(dictionary: IngredientDictionary) {
    this.dictionary = dictionary;
  }

  /** Resolves one piece of a label. */
  resolve(written: string): ResolvedName {
    const known = this.#known.get(written);
    if (known) return known;
    const resolved = this.#resolveNew(written);
    if (this.#known.size >= maxKnownNames) this.#known.clear();
    this.#known.set(written, resolved);
    return resolved;
  }

  #resolveNew(written: string): ResolvedName {
    if (written.length > maxNameLength) {
      return { ingredients: [], way: null, percent: null, notes: [] };
    }
    const { bare, percent, notes } = takeNotes(written);
    const found = findByWays(this.dictionary, bare);
    const footnoteAt = found.way === null ? written.search(/ [*†‡§¹²³]+ ?\p{L}/u) : -1;
    if (footnoteAt <= 0) return { ...found, percent, notes };
    // 'Limonene *antistatic agent'
    const before = this.resolve(written.slice(0, footnoteAt));
    return { ...before, notes: [...before.notes, written.slice(footnoteAt).trim()] };
  }
}

type Found = Pick<ResolvedName, 'ingredients' | 'way'>;

const bolderWays: readonly (readonly [
  Way,
  (dictionary: IngredientDictionary, name: string) => readonly FoundIngredient[],
])[] = [
  ['one name', asOneName],
  ['several', asSeveral],
  ['plant', asPlant],
  ['run', asRun],
  ['perfume', asPerfume],
  ['misspelled', asMisspelled],
];

/** Tries the ways in which labels write names, from the safest to the boldest. */
function findByWays(dictionary: IngredientDictionary, name: string): Found {
  const exact = findExact(dictionary, name);
  if (exact) return { ingredients: [exact], way: 'exact' };
  const { outside, inside } = splitBrackets(name);
  const [content = ''] = inside;
  if (outside === '' && inside.length === 1) {
    const found = findByWays(dictionary, content);
    return found.way === null ? findList(dictionary, content) : found;
  }
  for (const [way, find] of bolderWays) {
    const ingredients = find(dictionary, name);
    if (ingredients.length > 0) return { ingredients, way };
  }
  return { ingredients: [], way: null };
}

/** '(CI 77492, 77491, 77499)': all must be known. */
function findList(dictionary: IngredientDictionary, list: string): Found {
  const found = list.split(',').map((name) => findExact(dictionary, name));
  const known = found.filter((one) => one !== null);
  const isWhole = found.length > 1 && known.length === found.length;
  return isWhole
    ? { ingredients: withoutRepeats(known), way: 'several' }
    : { ingredients: [], way: null };
}

/** A perfume or flavor by its own name, such as 'Ikat Jasmine Fragrance' and 'Cherry Flavor'. */
function asPerfume(dictionary: IngredientDictionary, name: string): readonly FoundIngredient[] {
  const { outside } = splitBrackets(name);
  // 'Eau de Parfum' is a product, 'Made with Natural Flavors' a sentence.
  if (/eau d[eu]/i.test(outside) || hasSentenceWord(outside)) return [];
  const [, before = '', perfume] =
    /^((?:[\p{L}'’-]+ ){1,6})(fragrance|parfum|perfume|flavou?rs?)$/iu.exec(outside) ?? [];
  const found = perfume === undefined ? null : dictionary.find(perfume);
  if (!found) return [];
  // 'Mango Flavor' names no ingredient before it, 'Sodum Chorice Flavor' does.
  if (before.split(' ').some((word) => dictionary.isMisspelledWord(word))) return [];
  if (!namesSubstance(before)) return [found];
  // 'Orange Peel Oil Parfum' lacks a comma; nothing before it may be lost.
  const other = findExact(dictionary, before) ?? asPlant(dictionary, before)[0];
  return other ? [other, found] : [];
}
