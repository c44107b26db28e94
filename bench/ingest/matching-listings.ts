import type {
  OfferToMatch,
  ProductToMatch,
} from '../../src/domain/matching/titles/offer-to-match.ts';
import { seededRandom } from '../search/random.ts';

const syllables = 'lu mi no ra ve sa ki do el or an ti be ca fi gra zen ol ys mar'.split(' ');
const praise = 'Hydrating Brightening Smoothing Gentle Intensive Radiant Daily Firming'.split(' ');
const forms = 'Serum,Cream,Cleanser,Face Mask,Shampoo,Lipstick,Body Lotion,Eye Cream'.split(',');
const ml = [15, 30, 50, 75, 100, 150, 200, 250];
const productsPerBrand = 80;

/** Products of a large catalog: about eighty per brand, in lines of several product types. */
export function makeProduct(productId: number): ProductToMatch {
  const random = seededRandom(productId);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const brand = coined(Math.floor(productId / productsPerBrand), 3);
  const line = coined(1_000_003 + Math.floor(productId / 4), 2);
  const name = `${line} ${coined(productId * 7 + 1, 2)} ${pick(praise)} ${pick(forms)}`;
  return { productId, brand, name, size: `${pick(ml)} ml` };
}

/** The same product as another shop lists it: brand in the title, more adjectives, ounces. */
export function makeOffer(
  { brand = '', name, size = '' }: ProductToMatch,
  seed: number,
): OfferToMatch {
  const random = seededRandom(seed);
  const ounces = (Number.parseFloat(size) / 29.5735).toFixed(2);
  const added = praise[Math.floor(random() * praise.length)];
  return {
    brand: brand.toUpperCase(),
    name: `${brand} ${name} with ${added} Care`,
    size: `${ounces} oz`,
  };
}

function coined(seed: number, length: number): string {
  const random = seededRandom(seed);
  const parts = Array.from(
    { length: length + 1 },
    () => syllables[Math.floor(random() * syllables.length)],
  );
  const word = parts.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
