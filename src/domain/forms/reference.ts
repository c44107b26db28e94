/** Crockford's Base32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = `[${alphabet}]{4}`;
const pattern = new RegExp(`^GF-${group}-${group}$`);

/** Random bytes per reference. */
export const referenceBytes = 8;

/** A reference that people can read out on the phone, from random bytes: GF-7K2M-9QXA. */
export function referenceFrom(random: Uint8Array): string {
  const letters = [...random.subarray(0, referenceBytes)].map((byte) => alphabet[byte % 32]);
  return `GF-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Normalizes a typed reference; null if it is not one. */
export function readReference(text: string): string | null {
  const normalized = text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return pattern.test(normalized) ? normalized : null;
}
