/** Crockford's alphabet: no I, L, O or U, which are misread or say something. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = `[${alphabet}]{4}`;
const pattern = new RegExp(`^GF-${group}-${group}$`);

/** How many random bytes a reference is made of. */
export const referenceBytes = 8;

/** A number that people can read out on the telephone, from random bytes: GF-7K2M-9QXA. */
export function referenceFrom(random: Uint8Array): string {
  const letters = [...random.subarray(0, referenceBytes)].map((byte) => alphabet[byte % 32]);
  return `GF-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The reference that somebody typed, in its own spelling; null when it is none. */
export function readReference(text: string): string | null {
  const normalized = text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return pattern.test(normalized) ? normalized : null;
}
