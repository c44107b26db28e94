import { textWords } from './words';

const bits = 64;

/**
 * A simhash of a text: texts that share most of their words differ in few of its 64 bits. Signed, as
 * PostgreSQL's bigint is.
 */
export function fingerprintOf(text: string): bigint {
  const words = textWords(text);
  const sums = new Int32Array(bits);
  for (const [index, word] of words.entries()) {
    addFeature(sums, word);
    const next = words[index + 1];
    if (next !== undefined) addFeature(sums, `${word} ${next}`);
  }
  let fingerprint = 0n;
  for (const [bit, sum] of sums.entries()) if (sum > 0) fingerprint |= 1n << BigInt(bit);
  return BigInt.asIntN(bits, fingerprint);
}

/** The number of bits in which two fingerprints differ, from 0 to 64. */
export function fingerprintDistance(a: bigint, b: bigint): number {
  let different = BigInt.asUintN(bits, a ^ b);
  let count = 0;
  while (different !== 0n) {
    different &= different - 1n;
    count++;
  }
  return count;
}

function addFeature(sums: Int32Array, feature: string): void {
  const [low, high] = hashFeature(feature);
  for (let bit = 0; bit < 32; bit++) {
    sums[bit] = (sums[bit] ?? 0) + ((low >>> bit) & 1 ? 1 : -1);
    sums[bit + 32] = (sums[bit + 32] ?? 0) + ((high >>> bit) & 1 ? 1 : -1);
  }
}

/** Two independent 32-bit hashes (FNV-1a with different starts, then mixed). */
function hashFeature(feature: string): [number, number] {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < feature.length; i++) {
    const code = feature.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000193);
  }
  return [mixBits(low), mixBits(high ^ 0x5bd1e995)];
}

function mixBits(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
