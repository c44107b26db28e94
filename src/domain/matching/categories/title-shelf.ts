import { lastResortWords, type Shelf } from './category-rules';
import { isOtherTitle, isSurelyBeauty } from './other-goods';
import { certainPhrases, ourPhrases, typePhrases } from './our-phrases';
import { lastShelf, shelfOfTitle } from './phrase-table';

/** What is for animals, even if the feed files it under a department of beauty. */
const petWords =
  /\bfor (?:dogs|cats|pets|puppies|kittens|horses)\b|\b(?:dog|cat|pet|puppy|horse) (?:shampoo|conditioner|balm|cologne|wash|toothpaste)\b/;

/** The category of a title, within a department: by the product type, then by its form, then by its claims. */
export function titleShelf(
  words: readonly string[],
  department: string | null,
  isBeautyBrand: boolean,
): Shelf | undefined {
  if (petWords.test(words.join(' '))) return undefined;
  if (department === null) {
    if (isOtherTitle(words)) return undefined;
    if (!isSurelyBeauty(words, isBeautyBrand)) return shelfOfTitle(words, certainPhrases, null);
  }
  return (
    shelfOfTitle(words, typePhrases, department) ??
    (department === null ? undefined : lastResort(words, department)) ??
    shelfOfTitle(words, ourPhrases, department)
  );
}

const lastResorts: ReadonlyMap<string, ReadonlyMap<string, Shelf>> = new Map(
  Object.entries(lastResortWords).map(([department, rows]) => [
    department,
    new Map(
      rows.flatMap(([shelf, words]) => words.split('|').map((word) => [word, shelf] as const)),
    ),
  ]),
);

/** The category of the last telling word of a title, within a department. */
function lastResort(words: readonly string[], department: string): Shelf | undefined {
  const known = lastResorts.get(department);
  const word = words.findLast((one) => known?.has(one));
  return word === undefined ? undefined : known?.get(word);
}

const says = (words: readonly string[], ...some: string[]) =>
  some.some((word) => words.includes(word));

const hairWords = ['hair', 'scalp', 'frizz', 'curl', 'curls', 'bond', 'blonde'];
/** With these, hair is not what a product cares for, or not only. */
const notOnlyHairWords =
  'removal|remover|ingrown|shave|shaving|trimmer|badger|shower|face|body|skin'.split('|');

/** Haircare by the form that a title names: a mask for the hair is a treatment. */
const hairShelves: Readonly<Record<string, Shelf>> = {
  'skincare/masks': 'haircare/treatments',
  'skincare/serums': 'haircare/treatments',
  'skincare/moisturizers': 'haircare/treatments',
  'skincare/cleansers': 'haircare/shampoo',
};

/**
 * Titles put other words between the purpose and the form: 'Eye Renewal Cream', 'Hair Density Serum',
 * 'Mineral Sunscreen Lotion'.
 */
export function purposeShelf(shelf: Shelf, words: readonly string[]): Shelf {
  const isForBrows = says(words, 'brow', 'brows', 'eyebrow', 'eyebrows');
  const isForLashes = says(words, 'lash', 'lashes', 'eyelash');
  const isForLips = says(words, 'lip', 'lips');
  const isCare = shelf === 'skincare/moisturizers' || shelf === 'skincare/serums';
  if (isCare && says(words, 'cleansing', 'cleanse')) return 'skincare/cleansers';
  const isEyePrimer = says(words, 'primer') && says(words, 'eye', 'eyes');
  if (shelf === 'makeup/foundation' && (isEyePrimer || isForBrows)) return 'makeup/eyeshadow';
  const isForHair = shelf.startsWith('haircare/') || shelf === 'tools/hair-tools';
  if (isForHair && isForBrows) return 'makeup/eyeshadow';
  if (isForHair && isForLashes) return 'skincare/eye-care';
  if (shelf === 'skincare/serums' && (isForBrows || isForLashes)) return 'skincare/eye-care';
  if (shelf === 'haircare/styling' && says(words, 'cleansing')) return 'haircare/shampoo';
  if (says(words, ...hairWords) && !says(words, ...notOnlyHairWords)) {
    if (shelf === 'skincare/cleansers' && says(words, 'scrub')) return 'haircare/treatments';
    return hairShelves[shelf] ?? shelf;
  }
  const isForEyes = says(words, 'eye', 'eyes') && !isForLips && !says(words, 'face');
  if (isForEyes && shelf === 'skincare/masks') return 'skincare/eye-care';
  const isBronze = says(words, 'powder') && says(words, 'bronze', 'bronzing');
  if (isBronze && shelf === 'makeup/foundation') return 'makeup/blush-bronzer';
  const isScrub = shelf === 'skincare/cleansers' && says(words, 'scrub', 'exfoliator', 'polish');
  if (isForLips && (shelf === 'skincare/masks' || isScrub)) return 'skincare/moisturizers';
  if (isCare && says(words, 'tinted') && !isForLips) return 'makeup/foundation';
  const isBase = says(words, 'bb', 'cc', 'primer', 'foundation');
  if (shelf === 'skincare/sunscreen' && isBase) return 'makeup/foundation';
  const isForSun = says(words, 'spf') && says(words, 'sun', 'uv');
  if (isCare && (isForSun || says(words, 'sunscreen', 'sunblock'))) return 'skincare/sunscreen';
  if (isCare && isForEyes) return 'skincare/eye-care';
  const isForBody = isForLips || says(words, 'body', 'hand', 'hands', 'foot', 'feet');
  return shelf === 'skincare/serums' && isForBody ? 'skincare/moisturizers' : shelf;
}

const womensWords: ReadonlySet<string> = new Set([
  'women',
  'womens',
  'woman',
  'femme',
  'her',
  'damen',
  'donna',
  'mujer',
]);
const mensWords: ReadonlySet<string> = new Set([
  'men',
  'mens',
  'man',
  'homme',
  'him',
  'herren',
  'uomo',
  'hombre',
]);

/** A scent's kind and audience, of which its category text often names only one. */
export function scentShelf(title: readonly string[], texts: readonly (readonly string[])[]): Shelf {
  const kind = lastShelf(title, typePhrases, 'fragrance');
  if (kind === 'fragrance/travel' || kind === 'fragrance/body-sprays') return kind;
  const names = (audience: ReadonlySet<string>) =>
    [...texts, title].some((text) => text.some((word) => audience.has(word)));
  const [forWomen, forMen] = [names(womensWords), names(mensWords)];
  if (forWomen === forMen) return 'fragrance/unisex';
  return forWomen ? 'fragrance/women' : 'fragrance/men';
}
