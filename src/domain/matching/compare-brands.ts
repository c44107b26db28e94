import type { Feature } from './match-weights';
import type { Title } from './read-title';

export interface BrandComparison {
  isOther: boolean;
  evidence: Feature | null;
  reason: string;
}

const same = agree('the same brand');
const begun = agree('one brand begins with the other', 'similar brand');
const neither = agree('neither states a brand', 'brand not stated');
const inName = agree('the name begins with the brand');
const unstated = agree('only one states a brand', 'brand not stated');
const other: BrandComparison = { isOther: true, evidence: null, reason: 'another brand' };

/** Whether two titles are of one brand; a brand that is not stated may begin the other's name. */
export function compareBrands(left: Title, right: Title): BrandComparison {
  if (left.brand.key === '' || right.brand.key === '') return compareUnstated(left, right);
  if (left.brand.key === right.brand.key) return same;
  const [one, another] = [left.brand.telling, right.brand.telling];
  return begins(one, another) || begins(another, one) ? begun : other;
}

function compareUnstated(left: Title, right: Title): BrandComparison {
  const [stated, silent] = left.brand.key === '' ? [right, left] : [left, right];
  if (stated.brand.key === '') return neither;
  const words = silent.words.map(({ text }) => text);
  return begins(stated.brand.telling, words) || begins(stated.brand.words, words)
    ? inName
    : unstated;
}

function agree(reason: string, evidence: Feature | null = null): BrandComparison {
  return { isOther: false, reason, evidence };
}

function begins(short: readonly string[], long: readonly string[]): boolean {
  return short.length > 0 && short.every((word, index) => long[index] === word);
}
