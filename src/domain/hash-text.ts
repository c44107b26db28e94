export const hashSeed = 0x811c9dc5;

/** Adds a UTF-16 code unit to a hash (FNV-1a). */
export const addToHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** A 32-bit hash of a text. */
export function hashText(text: string, seed = hashSeed): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return hash >>> 0;
}
