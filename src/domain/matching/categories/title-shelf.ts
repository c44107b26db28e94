import { lastResortWords, type Shelf } from './category-rules';
import { ourPhrases, typePhrases } from './our-phrases';
import { lastShelf, shelfOfTitle } from './phrase-table';

/** A cat eye is makeup, 'Shampoo for Cats' is not. */
const petWords =
  /\bfor (?:dogs|cats|pets|puppies|kittens|horses)\b|\b(?:dog|cat|pet|puppy|horse) (?:shampoo|conditioner|balm|cologne|wash|toothpaste)\b/;

/** The category of a title, within a department: by the product type, then by its form, then by its claims. */
export function titleShelf(words: readonly string[], department: string | null): Shelf | undefined {
  if (petWords.test(words.join(' '))) return undefined;
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

/**
 * Titles put other words between the purpose and the form: 'Eye Renewal Cream', 'Hair Density Serum',
 * 'Mineral Sunscreen Lotion'.
 */
export function purposeShelf(shelf: Shelf, words: readonly string[]): Shelf {
  const isCare = shelf === 'skincare/moisturizers' || shelf === 'skincare/serums';
  if (isCare && says(words, 'cleansing', 'cleanse')) return 'skincare/cleansers';
  const isEyePrimer = says(words, 'primer') && says(words, 'eye', 'eyes');
  if (shelf === 'makeup/foundation' && (isEyePrimer || says(words, 'brow', 'brows', 'eyebrow')))
    return 'makeup/eyeshadow';
  const isForHair = shelf.startsWith('haircare/') || shelf === 'tools/hair-tools';
  if (isForHair && says(words, 'brow', 'brows', 'eyebrow', 'eyebrows')) return 'makeup/eyeshadow';
  if (isForHair && says(words, 'lash', 'lashes', 'eyelash')) return 'skincare/eye-care';
  if (shelf === 'haircare/styling' && says(words, 'cleansing')) return 'haircare/shampoo';
  if (isCare && says(words, 'hair', 'scalp')) return 'haircare/treatments';
  const isForSun = says(words, 'spf') && says(words, 'sun', 'uv');
  if (isCare && (isForSun || says(words, 'sunscreen', 'sunblock'))) return 'skincare/sunscreen';
  if (isCare && says(words, 'eye', 'eyes') && !says(words, 'face', 'lip', 'lips'))
    return 'skincare/eye-care';
  const isForBody = says(words, 'lip', 'lips', 'body', 'hand', 'hands', 'foot', 'feet');
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
