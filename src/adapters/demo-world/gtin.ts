import type { StyleName } from './brand-style';
import { at } from './random';

/** GS1 prefixes of the brands' countries; none is reserved for internal use or coupons. */
const american: readonly string[] = ['081', '085', '086', '088'];
const french: readonly string[] = ['332', '337', '370'];
const korean: readonly string[] = ['880'];

const prefixesOf: Partial<Record<StyleName, readonly string[]>> = {
  'k-beauty': korean,
  'french-pharmacy': french,
  couture: french,
  perfume: french,
};

/** A GTIN-14 with the prefix of the brand's country and a check digit; unique per product id. */
export function gtinFor(productId: number, brand: { id: number; style: StyleName }): string {
  const prefixes = prefixesOf[brand.style] ?? american;
  const prefix = at(prefixes, brand.id % prefixes.length);
  // 3^18 is coprime to 10, so ids below 10^9 map to distinct nine-digit numbers.
  const reference = (productId * 387_420_489 + 104_729) % 1_000_000_000;
  const digits = `0${prefix}${String(reference).padStart(9, '0')}`;
  return digits + checkDigit(digits);
}

/** The digit that makes the weighted sum (3, 1, 3, … from the right) a multiple of ten. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const weight = (digits.length - i) % 2 === 1 ? 3 : 1;
    sum += (digits.charCodeAt(i) - 48) * weight;
  }
  return (10 - (sum % 10)) % 10;
}
