/** Half of the brands, by a hash of the name (FNV-1a): rules are made with these and measured with the others. */
export function isTrainBrand(brand: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(brand.trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % 2 === 0;
}
