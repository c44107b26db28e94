/** Half of the brands, by a hash of the name: rules are made with these and measured with the others. */
export const isTrainBrand = (brand: string): boolean => brandHash(brand) % 2 === 0;

/** Brands by what people have read of their labels: half, a quarter and a quarter. */
export const brandParts = ['rules', 'second look', 'unseen'] as const;
export type BrandPart = (typeof brandParts)[number];

/**
 * Rules were made with the labels of the first part, and later with the unknown names of the second. Nobody has looked at
 * the unknown names of the third.
 */
export function brandPart(brand: string): BrandPart {
  if (isTrainBrand(brand)) return 'rules';
  return (brandHash(brand) >>> 16) % 2 === 0 ? 'second look' : 'unseen';
}

/** FNV-1a. */
export function brandHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
