import { hashText } from '../hash-text';
import { type Pack, takePacks } from '../matching/rules/packs';
import { takeSize } from '../matching/rules/title-size';
import { plainTitleText } from '../matching/titles/plain-words';

/** Packs that are products of their own; all others are another size or package of the same product. */
const otherProducts: ReadonlySet<Pack> = new Set(['set', 'duo', 'trio']);

/** Equal for the sizes and packages of one product: they have the same brand and, apart from words for those, the same name. */
export function sameProductHash(product: { brandId: number; name: string }): number {
  const plain = plainTitleText(product.name);
  const { packs, rest } = takePacks(takeSize(plain, undefined).rest);
  // Without any other words, these are the name.
  const letters = lettersOf(rest.replace(optionalWords, ' ')) || lettersOf(plain);
  const kept = packs.filter((pack) => otherProducts.has(pack));
  return hashText([product.brandId, letters, ...kept].join(' '));
}

/** Shops add or omit these. */
const optionalWords = /\b(?:and|the|refillable)\b/g;

/** Without spaces: shops write both "eye liner" and "eyeliner". Decimal points stay: 1.5% is not 15%. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./gu, '');

/** Whether a name says that it is a refill. */
export const isRefill = (name: string): boolean =>
  takePacks(plainTitleText(name)).packs.includes('refill');
