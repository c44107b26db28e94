import { type Term, term } from './term';

export const audiences: readonly Term[] = [
  term(
    'women',
    'For women',
    'woman|women|lady|ladies|female|her|girl|for her|mom|mother|wife|girlfriend|womens|feminine|gal|sister|grandma|bride|bridal|she|pour femme|femme|grandmother|daughter|aunt|not for men|mum|mummy|mama|auntie|granny|gf|fiancee|niece|goddaughter|missus|nan|nana|prenatal|postnatal',
    'for women|women',
  ),
  term(
    'men',
    'For men',
    'man|men|guy|male|him|boy|for him|gentleman|dad|father|husband|boyfriend|mens|masculine|dude|brother|homme|pour homme|bf|grandpa|fathers day|gentlemen|groom|not for women|uncle|grandad|granddad|hubby|fiance|nephew|daddy',
    'for men',
  ),
  term('unisex', 'Unisex', 'unisex|genderless|gender neutral|for everyone|gender free'),
  term('kids', 'For kids', 'kid|child|children|baby|toddler|for kids|infant|newborn|babies'),
];

/** Types that are made for men, even if no text says so. */
export const menTypes: ReadonlySet<string> = new Set([
  'aftershave',
  'aftershave-balm',
  'beard-care',
  'beard-oil',
  'beard-balm',
  'beard-wash',
]);
