import { isWithinEdits } from './edit-distance';

/** A plant, alga or fungus. Its number stands for what is made from it and has no number of its own. */
export interface Plant {
  id: number;
  name: string;
  /** Names in everyday English that no other plant of the list has. */
  commonNames: readonly string[];
}

/** A plant at the beginning of a name. */
interface FoundPlant {
  plant: Plant;
  /** How many words of the name it has. */
  wordCount: number;
}

const maxLatinWords = 4;
const maxCommonWords = 4;
const minMisspelledLength = 5;
const longWordLength = 9;

/** Finds plants at the beginning of names on labels, by words in lower case without hyphens. */
export class PlantNames {
  readonly all: readonly Plant[];
  readonly #byName = new Map<string, Plant>();
  readonly #byCommonName = new Map<string, Plant>();
  readonly #speciesOfGenus = new Map<string, string[]>();
  readonly #generaOfSpecies = new Map<string, string[]>();

  constructor(plants: readonly Plant[]) {
    this.all = plants;
    for (const plant of plants) {
      const name = plantKey(plant.name);
      this.#byName.set(name, plant);
      for (const common of plant.commonNames) this.#byCommonName.set(plantKey(common), plant);
      const [genus = '', species = ''] = name.split(' ');
      addTo(this.#speciesOfGenus, genus, species);
      addTo(this.#generaOfSpecies, species, genus);
    }
  }

  /** By its Latin name, the longest first, so that varieties come before their species. */
  find(words: readonly string[]): FoundPlant | null {
    for (let wordCount = maxLatinWords; wordCount >= 2; wordCount -= 1) {
      if (words.length < wordCount) continue;
      const plant = this.#byName.get(words.slice(0, wordCount).join(' '));
      if (plant) return { plant, wordCount };
    }
    return null;
  }

  /** Whether a plant of the list has this first name. */
  hasGenus(word: string): boolean {
    return this.#speciesOfGenus.has(word);
  }

  findByCommonName(words: readonly string[]): FoundPlant | null {
    for (let wordCount = Math.min(maxCommonWords, words.length); wordCount > 0; wordCount -= 1) {
      const plant = this.#byCommonName.get(words.slice(0, wordCount).join(' '));
      if (plant) return { plant, wordCount };
    }
    return null;
  }

  /** By a Latin name with typing errors in one of its two words; null: none, or more than one is possible. */
  findMisspelled([genus = '', species = '']: readonly string[]): FoundPlant | null {
    const names = [
      ...(this.#speciesOfGenus.get(genus) ?? [])
        .filter((known) => isMisspelled(species, known))
        .map((known) => `${genus} ${known}`),
      ...(this.#generaOfSpecies.get(species) ?? [])
        .filter((known) => isMisspelled(genus, known) || isNearGenus(genus, known))
        .map((known) => `${known} ${species}`),
    ];
    const [name] = names;
    if (name === undefined || names.some((other) => other !== name)) return null;
    const plant = this.#byName.get(name);
    return plant ? { plant, wordCount: 2 } : null;
  }
}

const plantKey = (name: string) => name.toLowerCase().replaceAll('-', ' ');

function isMisspelled(written: string, known: string): boolean {
  if (written.length < minMisspelledLength) return false;
  return isWithinEdits(written, known, written.length >= longWordLength ? 2 : 1);
}

/** 'Rose Canina': a short genus is safe because the species is right. */
const isNearGenus = (written: string, known: string) =>
  written.length === shortGenusLength &&
  known.length === shortGenusLength &&
  isWithinEdits(written, known, 1);
const shortGenusLength = 4;

function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
