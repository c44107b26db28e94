import type { Title } from '../titles/read-title';
import type { Feature } from './match-weights';

export interface BrandComparison {
  isOther: boolean;
  feature: Feature | null;
  reason: string;
}

const same = agree('the same brand');
const begun = agree('one brand begins with the other', 'similar brand');
const neither = agree('neither states a brand', 'brand not stated');
const inName = agree('the name begins with the brand');
const unstated = agree('only one states a brand', 'brand not stated');
const other: BrandComparison = { isOther: true, feature: null, reason: 'different brand' };

/** Whether two titles have the same brand; an unstated brand may start the other title's name. */
export function compareBrands(left: Title, right: Title): BrandComparison {
  if (left.brand.key === '' || right.brand.key === '') return compareUnstated(left, right);
  if (left.brand.key === right.brand.key) return same;
  const { telling: one } = left.brand;
  const { telling: another } = right.brand;
  return begins(one, another) || begins(another, one) ? begun : other;
}

function compareUnstated(left: Title, right: Title): BrandComparison {
  const [stated, silent] = left.brand.key === '' ? [right, left] : [left, right];
  if (stated.brand.key === '') return neither;
  const { telling, words } = stated.brand;
  return beginsTitle(telling, silent) || beginsTitle(words, silent) ? inName : unstated;
}

function agree(reason: string, feature: Feature | null = null): BrandComparison {
  return { isOther: false, reason, feature };
}

function begins(short: readonly string[], long: readonly string[]): boolean {
  for (let at = 0; at < short.length; at += 1) if (long[at] !== short[at]) return false;
  return short.length > 0;
}

function beginsTitle(brand: readonly string[], { words }: Title): boolean {
  for (let at = 0; at < brand.length; at += 1) if (words[at]?.text !== brand[at]) return false;
  return brand.length > 0;
}
