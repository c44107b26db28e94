import { lastResortWords, type Shelf } from './category-rules';
import { isOtherTitle, isSurelyBeauty } from './other-goods';
import { certainPhrases, ourPhrases, typePhrases } from './our-phrases';
import { beforeClause, lastShelf, shelfOfTitle } from './phrase-table';

/** What is for animals, even if the feed files it under beauty. */
const petWords =
  /\bfor (?:dogs|cats|pets|puppies|kittens|horses)\b|\b(?:dog|cat|pet|puppy|horse) (?:shampoo|conditioner|balm|cologne|wash|toothpaste)\b/;

/** Whether a title says that the product is for animals. */
export function isForPets(words: readonly string[]): boolean {
  return petWords.test(words.join(' '));
}

/** The category of a title, within a department: by the product type, then by its form, then by its claims. */
export function titleShelf(
  words: readonly string[],
  department: string | null,
  isBeautyBrand: boolean,
): Shelf | undefined {
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

/** The category of the last telling word of a title, within a department: a 'Roller with Niacinamide' is a tool. */
function lastResort(words: readonly string[], department: string): Shelf | undefined {
  const known = lastResorts.get(department);
  const shelfOf = (some: readonly string[]) => {
    const word = some.findLast((one) => known?.has(one));
    return word === undefined ? undefined : known?.get(word);
  };
  const head = shelfOf(beforeClause(words));
  return head?.startsWith('tools/') ? head : shelfOf(words);
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
  'damske',
  'damsky',
  'feminino',
  'feminina',
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
  'panske',
  'pansky',
  'masculino',
  'masculina',
]);

/** A scent's kind and audience, of which its category text often names only one. */
export function scentShelf(title: readonly string[], texts: readonly (readonly string[])[]): Shelf {
  const kind = lastShelf(title, typePhrases, 'fragrance');
  if (kind === 'fragrance/travel' || kind === 'fragrance/body-sprays') return kind;
  if (title.includes('mini') || title.join(' ').includes('travel size')) return 'fragrance/travel';
  const names = (audience: ReadonlySet<string>) =>
    [...texts, title].some((text) => text.some((word) => audience.has(word)));
  const [forWomen, forMen] = [names(womensWords), names(mensWords)];
  if (forWomen === forMen) return 'fragrance/unisex';
  return forWomen ? 'fragrance/women' : 'fragrance/men';
}
