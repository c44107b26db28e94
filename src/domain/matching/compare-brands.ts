import type { Feature } from './match-weights';
import type { Title } from './read-title';

interface BrandComparison {
  isOther: boolean;
  evidence?: Feature;
  reason: string;
}

/** Whether two titles are of one brand; a brand that is not stated may begin the other's name. */
export function compareBrands(left: Title, right: Title): BrandComparison {
  if (left.brand.key === '' || right.brand.key === '') return compareUnstated(left, right);
  if (left.brand.key === right.brand.key) return agree('the same brand');
  const [one, other] = [left.brand.telling, right.brand.telling];
  if (begins(one, other) || begins(other, one)) {
    return agree('one brand begins with the other', 'similar brand');
  }
  const reason = `another brand: ${one.join(' ')} against ${other.join(' ')}`;
  return { isOther: true, reason };
}

function compareUnstated(left: Title, right: Title): BrandComparison {
  const [stated, silent] = left.brand.key === '' ? [right, left] : [left, right];
  if (stated.brand.key === '') return agree('neither states a brand', 'brand not stated');
  const words = silent.words.map(({ text }) => text);
  return begins(stated.brand.telling, words) || begins(stated.brand.words, words)
    ? agree('the name begins with the brand')
    : agree('only one states a brand', 'brand not stated');
}

function agree(reason: string, evidence?: Feature): BrandComparison {
  return { isOther: false, reason, ...(evidence && { evidence }) };
}

function begins(short: readonly string[], long: readonly string[]): boolean {
  return short.length > 0 && short.every((word, index) => long[index] === word);
}
