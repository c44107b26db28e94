import { travelSizeWords } from '~/domain/search/travel-sizes';
import type { Catalog } from './catalog';
import { kindCode, toHundredths } from './sizes';
import { type Bits, emptyBits, setBit } from './structures/bitset';
import { addGroup } from './structures/postings';

type MaxSizeOf = (category: string, subcategory: string) => number;

/** Milliliters or grams up to a size for each section, or a name that says so. */
export function findTravelSizes(
  { size, sizes, sections, fields }: Catalog,
  maxSizeOf: MaxSizeOf,
): Bits {
  const bits = emptyBits(size);
  const { kinds, amounts } = sizes;
  const maxAmounts = sections.list.map(({ category, subcategory }) =>
    toHundredths(maxSizeOf(category, subcategory)),
  );
  const milliliters = kindCode({ amount: 1, unit: 'ml' });
  const grams = kindCode({ amount: 1, unit: 'g' });
  for (let product = 0; product < size; product++) {
    if (kinds[product] !== milliliters && kinds[product] !== grams) continue;
    if (amounts[product]! <= maxAmounts[sections.codes[product]!]!) setBit(bits, product);
  }
  for (const word of travelSizeWords) {
    const { postings, groups } = fields.name.find(word, 'whole');
    for (const group of groups) addGroup(postings, group, bits, size);
  }
  return bits;
}
