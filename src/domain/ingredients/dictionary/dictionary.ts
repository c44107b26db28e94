import { nameKey } from './name-key';
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
  readonly #byKey = new Map<string, FoundIngredient>();
  readonly #ingredients: readonly NamedIngredient[];
  #words: SimilarWords | undefined;
  #nameById: ReadonlyMap<number, string> | undefined;

  constructor(ingredients: Iterable<NamedIngredient>) {
    const all = [...ingredients];
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

  /** Finds a name with a typing error in one of its words; null: none, or more than one is possible. */
  findMisspelled(name: string): FoundIngredient | null {
    const words = wordsOf(name);
    const unknown = words.filter((word) => !this.#vocabulary.has(word));
    const [misspelled] = unknown;
    // A number is never a typing error of another number.
    if (misspelled === undefined || unknown.length > 1 || /\d/.test(misspelled)) return null;
    const at = words.indexOf(misspelled);
    let found: FoundIngredient | null = null;
    for (const word of this.#vocabulary.similar(misspelled)) {
      const candidate = this.#byKey.get(nameKey(words.with(at, word).join('')));
      if (!candidate || candidate.id === found?.id) continue;
      if (found) return null;
      found = candidate;
    }
    return found;
  }
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
