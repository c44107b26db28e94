export type Split = 'train' | 'test';

/**
 * Half of the brands, by a stable hash of the name (FNV-1a of the lower-case name; odd: test).
 * Rules are written while looking at train brands only.
 */
export function splitOfBrand(brand: string): Split {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(brand.trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % 2 === 0 ? 'train' : 'test';
}
