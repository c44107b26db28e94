import { isWithinEdits } from './edit-distance';
import { nameKey } from './name-key';
import { PlantNames } from './plants';
import { SimilarWords } from './similar-words';

/** An ingredient by its number, with the names that labels use for it. */
export interface NamedIngredient {
  /** Never given to another ingredient: products store it. */
  id: number;
  /** The INCI name. */
  name: string;
  synonyms: readonly string[];
}

/** An ingredient found by one of its names. */
export interface FoundIngredient {
  id: number;
  name: string;
  /** Found by its INCI name rather than by a synonym. */
  isOwnName: boolean;
}

const minOfficialNames = 25_000;

/** Finds ingredients by the names on labels. */
export class IngredientDictionary {
  readonly plants: PlantNames;
  readonly #byKey = new Map<string, FoundIngredient>();
  readonly #ingredients: readonly NamedIngredient[];
  #words: SimilarWords | undefined;
  /** Null: two ingredients look alike. */
  #byShape: ReadonlyMap<string, FoundIngredient | null> | undefined;
  #keysById: ReadonlyMap<number, readonly string[]> | undefined;
  #nameById: ReadonlyMap<number, string> | undefined;

  constructor(
    ingredients: Iterable<NamedIngredient>,
    /** Plants whose parts may have no names of their own. */
    plants: PlantNames = new PlantNames([]),
  ) {
    const all = [...ingredients];
    this.plants = plants;
    this.#ingredients = all;
    // An ingredient's own name wins over another's synonym.
    for (const { id, name } of all) this.#add(name, { id, name, isOwnName: true });
    for (const { id, name, synonyms } of all) {
      for (const synonym of synonyms) this.#add(synonym, { id, name, isOwnName: false });
    }
  }

  /** Created when the first unknown name is read. */
  get #vocabulary(): SimilarWords {
    this.#words ??= new SimilarWords(
      this.#ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(wordsOf)),
    );
    return this.#words;
  }

  #add(name: string, found: FoundIngredient): void {
    const key = nameKey(name);
    if (key !== '' && !this.#byKey.has(key)) this.#byKey.set(key, found);
  }

  /** Whether it has about as many names as the official list, so that an unknown name is rarely official. */
  get isNearlyComplete(): boolean {
    return this.#ingredients.length >= minOfficialNames;
  }

  /** The INCI name of an ingredient; null: there is no such number. */
  nameOf(id: number): string | null {
    this.#nameById ??= new Map(this.#ingredients.map((each) => [each.id, each.name]));
    return this.#nameById.get(id) ?? null;
  }

  find(name: string): FoundIngredient | null {
    return this.#byKey.get(nameKey(name)) ?? null;
  }

  /**
   * Finds a name with a typing error in one or two of its words; null: none, or more than one is possible. A number is
   * never a typing error of another number.
   */
  findMisspelled(name: string): FoundIngredient | null {
    const words = wordsOf(name);
    const unknown = words.filter((word) => !this.#vocabulary.has(word));
    if (unknown.length === 0 || unknown.length > maxMisspelled) return null;
    if (unknown.some((word) => /\d/.test(word))) return null;
    const spellings = words.map((word) =>
      unknown.includes(word) ? this.#vocabulary.similar(word) : [word],
    );
    let found: FoundIngredient | null = null;
    for (const spelling of combinations(spellings)) {
      const candidate = this.#byKey.get(nameKey(spelling.join('')));
      if (!candidate || candidate.id === found?.id) continue;
      // Too much is one letter away from a short word; swapped letters are a typing error.
      const isShort = words.length === 1 && !isLongEnough(name, spelling[0] ?? '');
      if (isShort && sortedLetters(spelling) !== sortedLetters(words)) continue;
      if (words.length === 1 && isDoubtful(words[0] ?? '', spelling[0] ?? '')) continue;
      if (found) return null;
      found = candidate;
    }
    return found;
  }

  /** Whether a word is unknown and differs little from one in names. */
  isMisspelledWord(word: string): boolean {
    const written = wordsOf(word).join('');
    return !this.#vocabulary.has(written) && this.#vocabulary.similar(written).length > 0;
  }

  /** Whether a text differs little from one of an ingredient's names; the label must say in another way which it is. */
  isNearNameOf(id: number, text: string): boolean {
    const key = nameKey(text);
    if (key.length < minNearLength) return false;
    const maxEdits = key.length >= minSoleLength ? 2 : 1;
    return this.#keysOf(id).some((known) => isWithinEdits(key, known, maxEdits));
  }

  /** Whether one of an ingredient's names begins with a text, such as that of a plant. */
  isNamedAfter(id: number, text: string): boolean {
    const key = nameKey(text);
    return this.#keysOf(id).some((known) => known.startsWith(key));
  }

  #keysOf(id: number): readonly string[] {
    this.#keysById ??= Map.groupBy(this.#byKey.keys(), (known) => this.#byKey.get(known)?.id ?? 0);
    return this.#keysById.get(id) ?? [];
  }

  /** Finds a name in which a scanner has taken letters for similar ones: 'lsohexadecane', 'Sodium HCI'. */
  findMisread(name: string): FoundIngredient | null {
    this.#byShape ??= this.#readShapes();
    return this.#byShape.get(shapeOf(name)) ?? null;
  }

  #readShapes(): Map<string, FoundIngredient | null> {
    const shapes = new Map<string, FoundIngredient | null>();
    for (const [key, found] of this.#byKey) {
      const shape = shapeOf(key);
      const other = shapes.get(shape);
      shapes.set(shape, other === undefined || other?.id === found.id ? found : null);
    }
    return shapes;
  }
}

const maxMisspelled = 2;
const minSoleLength = 8;
const minNearLength = 5;
/** Also if the missing letter is what makes it short: 'Gerniol'. */
const isLongEnough = (written: string, spelling: string) =>
  written.length >= minSoleLength ||
  (spelling.length >= minSoleLength && written[0]?.toLowerCase() === spelling[0]);
/** In a short name alone, a consonant for another one may be another name: 'Argiline' is not Arginine. */
const isDoubtful = (written: string, spelling: string) => {
  if (written.length !== spelling.length || written.length > minSoleLength) return false;
  const at = [...written].findIndex((letter, index) => letter !== spelling[index]);
  const isSwap = written[at + 1] === spelling[at] && written[at] === spelling[at + 1];
  return !isSwap && !/[aeiouy]/.test(written[at] ?? '') && !/[aeiouy]/.test(spelling[at] ?? '');
};
const sortedLetters = (words: readonly string[]) => [...words.join('')].sort().join('');
const maxCombinations = 64;

/** All ways to choose one spelling of each word, up to a limit. */
function combinations(spellings: readonly (readonly string[])[]): string[][] {
  let chosen: string[][] = [[]];
  for (const words of spellings) {
    chosen = chosen
      .flatMap((before) => words.map((word) => [...before, word]))
      .slice(0, maxCombinations);
  }
  return chosen;
}

/** Equal for names that look alike: I, l and 1, and O and 0 next to letters. Other numbers stay as they are. */
function shapeOf(name: string): string {
  return nameKey(name)
    .replace(/(?<=[a-z])1(?=[a-z])/g, 'l')
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .replaceAll('i', 'l');
}

/** The words of a name; numbers are words of their own. */
function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
