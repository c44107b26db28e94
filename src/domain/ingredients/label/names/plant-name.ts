import type { FoundIngredient, IngredientDictionary } from '../../dictionary/dictionary';
import { isWithinEdits } from '../../dictionary/edit-distance';
import { plantDetailWords, plantPartWords } from '../../dictionary/plant-words';
import type { Plant, PlantNames } from '../../dictionary/plants';
import { isBlend, splitBrackets } from './brackets';
import { findExact, isTranslation, withoutAdjectives } from './exact-name';

type Found = readonly FoundIngredient[];
const noMatch: Found = [];
const maxWords = 12;

/**
 * A known plant with a part or kind that has no name of its own in the dictionary: 'Rosa Canina Fruit Oil' is made
 * from the plant Rosa Canina. A name that the dictionary has for the same plant, part and kind comes first.
 */
export function asPlant(dictionary: IngredientDictionary, name: string): Found {
  const [, kind, source] = madeOf.exec(name) ?? [];
  if (kind !== undefined && source !== undefined) {
    const exact =
      findExact(dictionary, source) ?? findExact(dictionary, splitBrackets(source).outside);
    return exact ? [exact] : asPlant(dictionary, `${source} ${kind}`);
  }
  const { outside, inside, after } = splitBrackets(name);
  // 'Rubia Cordifolia Oil [Sesamum Indicum Oil, Rubia Cordifolia, Water]' is a mixture.
  if (isBlend(name) || inside.some((list) => list.split(',').length > 2)) return noMatch;
  const [content = ''] = inside;
  const whole = fromLatin(dictionary, outside);
  if (whole) {
    // 'Glycyrrhiza Glabra (Licorice Root)': the brackets say which part.
    const parts = lastParts(content.split(/[/\\]/)[0] ?? '');
    const saysMore = whole.rest.every((part, at) => parts[at] === part);
    return [
      composed(
        dictionary,
        saysMore ? { ...whole, rest: parts.length > 0 ? parts : whole.rest } : whole,
      ),
    ];
  }
  const inner = content === '' ? null : fromLatin(dictionary, content);
  // 'Sclerocarya Birrea Seed Oil Oliva (Olea Europaea Fruit Oil)' lacks a comma.
  if (inner && knownPlant(dictionary, outside)) return noMatch;
  if (inner && isPlainWords(outside)) {
    // 'Bakuchi (Psoralea Corylifolia) Seed Oil', 'Ashwagandha Root (Withania Somnifera)'
    const parts = lastParts(after === '' ? outside : after);
    // 'Oil (Camelina Sativa) Gelatin' lacks a comma.
    if (after !== '' && parts.length === 0) return noMatch;
    const rest = inner.rest.at(-1) === parts.at(-1) ? inner.rest : [...inner.rest, ...parts];
    return [composed(dictionary, { ...inner, rest })];
  }
  const confirmed = content === '' ? null : fromBothNames(dictionary, outside, content);
  if (confirmed) return [composed(dictionary, confirmed)];
  const translated = inSeveralLanguages(dictionary, outside);
  if (translated) return [composed(dictionary, translated)];
  const common =
    fromCommonName(dictionary, outside) ??
    // 'Fennel (Seed)'
    (content !== '' && content.split(' ').every(isPartOfPlant)
      ? fromCommonName(dictionary, `${outside} ${content}`)
      : null);
  // 'Pumpkin Seed Extract (Cucurbita Moschata)' is another species.
  if (!common || isOtherSpecies(dictionary, content, common.plant)) return noMatch;
  return [composed(dictionary, common)];
}

/** Whether a text is a Latin name, and not that of the plant. */
function isOtherSpecies({ plants }: IngredientDictionary, text: string, plant: Plant): boolean {
  const [genus = '', species = ''] = wordsOf(text);
  const isLatin = plants.hasGenus(genus) && species !== '' && !isPartOfPlant(species);
  const [ownGenus, ownSpecies = ''] = wordsOf(plant.name);
  return isLatin && !(genus === ownGenus && isWithinEdits(species, ownSpecies, 2));
}

/** 'Extracts of Borago Officinalis' */
const madeOf = /^(?:herbal )?(extract|infusion|essential oil|oil)s? of (\p{L}.{4,})$/iu;

/** A plant by its Latin name without typing errors, with parts that end the name. */
export function asKnownPlant(
  dictionary: IngredientDictionary,
  name: string,
): FoundIngredient | undefined {
  const words = wordsOf(splitBrackets(name).outside);
  const found = words.length > maxWords ? null : dictionary.plants.find(words);
  const rest = found && readRest(words.slice(found.wordCount), true);
  return rest && rest.rest.length > 0
    ? composed(dictionary, { ...rest, plant: found.plant })
    : undefined;
}

/** The plant with whose Latin name a name begins; null: none. */
export const knownPlant = ({ plants }: IngredientDictionary, name: string): Plant | null =>
  plants.find(wordsOf(name))?.plant ?? null;

/** Whether a text is the misspelled Latin name of an ingredient whose common name stands in brackets. */
export function isMisspelledPlant(
  { name }: FoundIngredient,
  written: string,
  common: string,
): boolean {
  const [genus = '', species = ''] = wordsOf(name);
  const [first = '', second = '', ...rest] = wordsOf(written);
  if (!rest.every(isPartOfPlant)) return false;
  // 'Europaea (Olive) Fruit Oil', 'Rosemary Officinalis (Rosemary) Leaf Oil'
  if (second === '') return first === species;
  if (second === species && wordsOf(common).includes(first)) return true;
  return isWithinEdits(`${first} ${second}`, `${genus} ${species}`, maxConfirmedEdits);
}

/** Whether a word names a part of a plant or what is made from one. */
export const isPartOfPlant = (word: string): boolean =>
  word
    .toLowerCase()
    .split('/')
    .every((piece) => plantPartWords.has(piece));

interface PlantAndRest {
  plant: Plant;
  /** Its parts and what is made from them. */
  rest: readonly string[];
  /** Whether other words follow the plant, which may be a variety. */
  hasOthers: boolean;
}

const wordsOf = (text: string) =>
  withoutAdjectives(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<= )l\.(?= |$)/g, ' ')
    .replace(/\bcera\/wax\b|\bwax\/cera\b/g, 'wax')
    .split(/[\s,-]+/)
    .filter((word) => word !== '' && !/^\d+:\d+$/.test(word));

function fromLatin({ plants }: IngredientDictionary, text: string): PlantAndRest | null {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > maxWords) return null;
  const found = plants.find(words) ?? findCorrected(plants, words);
  // 'Adansonia Digitata Urtica Dioica Leaf Extract' lacks a comma.
  if (!found || plants.find(words.slice(found.wordCount))) return null;
  const rest = readRest(words.slice(found.wordCount), false);
  return rest && { plant: found.plant, ...rest };
}

/** Typing errors are in the first two words; a variety may follow. */
function findCorrected(plants: PlantNames, words: readonly string[]) {
  const found = plants.findMisspelled(words);
  if (!found) return null;
  const correct = [...wordsOf(found.plant.name).slice(0, 2), ...words.slice(2)];
  return plants.find(correct) ?? found;
}

const maxConfirmedEdits = 4;

/** A badly misspelled Latin name whose common name stands in brackets: 'Illex Paraguensis Leaf (Yerba Mate) Extract'. */
function fromBothNames(
  { plants }: IngredientDictionary,
  outside: string,
  common: string,
): PlantAndRest | null {
  const [genus = '', species = '', ...words] = wordsOf(outside);
  const commonWords = wordsOf(common);
  const found = plants.findByCommonName(commonWords);
  if (
    found?.wordCount !== commonWords.length ||
    !genus.startsWith(found.plant.name.charAt(0).toLowerCase())
  )
    return null;
  const latin = found.plant.name.toLowerCase();
  const rest = readRest(words, true);
  return rest && isWithinEdits(`${genus} ${species}`, latin, maxConfirmedEdits)
    ? { plant: found.plant, ...rest }
    : null;
}

/** Names that may also be those of shades are long or have several words. */
const minCommonNameLength = 7;

function fromCommonName({ plants }: IngredientDictionary, text: string): PlantAndRest | null {
  const words = wordsOf(text);
  const found = words.length > maxWords ? null : plants.findByCommonName(words);
  const rest = found && readRest(words.slice(found.wordCount), true);
  if (!rest) return null;
  const isClear = rest.rest.length > 0 || text.trim().length >= minCommonNameLength;
  return isClear ? { plant: found.plant, ...rest } : null;
}

/** 'Cereus Grandiflorus Flower Extract/Cactus Flower Extract' */
function inSeveralLanguages(dictionary: IngredientDictionary, text: string): PlantAndRest | null {
  const [first = '', ...others] = text.split(/[/\\]/);
  const isOneName =
    others.length > 0 && others.length < 4 && others.every((part) => isTranslation(part, first));
  if (isOneName) return fromLatin(dictionary, first);
  // 'Zea Mays/Corn Germ Oil'
  const [other = ''] = others;
  const isCommon = isPlainWords(other) && fromLatin(dictionary, other) === null;
  const plant = others.length === 1 && isCommon ? fromLatin(dictionary, first) : null;
  const parts = plant?.rest.length === 0 && !plant.hasOthers ? lastParts(other) : [];
  return plant && parts.length > 0 ? { ...plant, rest: parts } : null;
}

/** Endings of words for substances rather than for plants, and plants with such an ending. */
const chemicalEnding =
  /(?:yl|[rntclofe]ate|ic|ide|amine|amide|one|ane|ene|ol|eth|glycol|esters?|acids?|lyzed|[nl]ated|polymer|ferment|filtrate|lysate|peptide|ium|mer)$|\d/;
const plantsOnly = new Set('pomegranate garlic arctic geranium aromatic capsicum'.split(' '));
/** Whether a word ends like that of a substance. */
export const isChemical = (word: string): boolean =>
  chemicalEnding.test(word.toLowerCase()) && !plantsOnly.has(word.toLowerCase());

/** Whether a text has a word for a substance or for a part of a plant. */
export const namesSubstance = (text: string): boolean =>
  wordsOf(text.replace(/\d+/g, ' ')).some((word) => isChemical(word) || isPartOfPlant(word));

const maxOtherWords = 2;

/**
 * The parts and kinds in the words after a plant; null: the words name something else. Other words, such as a common
 * name without brackets, may stand before a part.
 */
function readRest(words: readonly string[], isStrict: boolean): Omit<PlantAndRest, 'plant'> | null {
  const rest: string[] = [];
  let others = 0;
  for (const word of words) {
    const part = partOf(word);
    if (part !== null) rest.push(part);
    else if (!plantDetailWords.has(word)) {
      others += 1;
      if (isStrict || others > maxOtherWords || !/^[\p{L}']{3,}$/u.test(word)) return null;
      // Words after a part may be the next name.
      if (isChemical(word) || rest.length > 0) return null;
    }
  }
  const last = words.at(-1);
  if (others > 0 && (last === undefined || partOf(last) === null)) return null;
  // 'Chlorella Minutissima Extract Water' lacks a comma.
  if (last === 'water' && words.at(-2) === 'extract') return null;
  return { rest, hasOthers: others > 0 };
}

const abbreviated: Readonly<Record<string, string>> = {
  oi: 'oil',
  ext: 'extract',
  'ext.': 'extract',
};

/** A word for a part as the dictionary spells it, also with a typing error; null: no part. */
function partOf(word: string): string | null {
  if (isPartOfPlant(word)) return word;
  const pieces = word.split('/').filter((piece) => piece !== '');
  if (pieces.length > 1) {
    const read = pieces.map(partOf);
    return read.every((piece) => piece !== null) ? read.join('/') : null;
  }
  const known = abbreviated[word];
  if (known !== undefined || word.length < 4) return known ?? null;
  const similar = [...misspelledParts].filter((part) => isWithinEdits(word, part, 1));
  return similar.length === 1 ? (similar[0] ?? null) : null;
}
const misspelledParts: readonly string[] =
  'seed leaf root fruit flower kernel extract butter powder juice'.split(' ');

/** The parts at the end of a text. */
function lastParts(text: string): string[] {
  const words = wordsOf(text);
  let from = words.length;
  const isPart = (at: number) => plantPartWords.has(words[at] ?? '');
  // 'Root and Leaf Extract'
  while (isPart(from - 1) || (words[from - 1] === 'and' && isPart(from - 2))) from -= 1;
  return words.slice(from).filter((word) => word !== 'and');
}

/** Whether words before brackets may be a common name: 'Hydrolyzed Protein (Zea Mays)' is another substance. */
function isPlainWords(text: string): boolean {
  const words = wordsOf(text);
  return words.length <= 6 && words.every((word) => /^[\p{L}']+$/u.test(word) && !isChemical(word));
}

const titleCase = (text: string) =>
  text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function composed(
  dictionary: IngredientDictionary,
  { plant, rest, hasOthers }: PlantAndRest,
): FoundIngredient {
  const name = [plant.name, ...rest.map(titleCase)].join(' ');
  const exact = dictionary.find(name);
  if (exact && !hasOthers) return exact;
  // A variety is another substance, but its name is written like that of the plant: 'Rosa Canina Fruit Oil'.
  return { id: plant.id, name: exact?.name ?? name, isOwnName: false };
}
