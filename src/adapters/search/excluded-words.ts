import { denyingWords } from '~/domain/search/exclusions';
import type { Catalog } from './catalog';
import { hasNeighbors } from './names';
import { type Bits, emptyBits, setBit } from './structures/bitset';
import { itemsOf } from './structures/postings';

/** The products whose names have a word in any of its forms, unless they deny it as "No Clump Mascara" does. */
export function productsNamed({ size, names, fields }: Catalog, word: string): Bits {
  const wordsOf = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => [...fields.name.find(text, 'whole').groups]));
  const { postings, groups } = fields.name.find(word, 'whole');
  const own = new Set(groups);
  const before = wordsOf(denyingWords.before);
  const after = wordsOf(denyingWords.after);
  const bits = emptyBits(size);
  for (const group of groups) {
    for (const product of itemsOf(postings, group)) {
      const isDenied =
        hasNeighbors(names, product, before, own) || hasNeighbors(names, product, own, after);
      if (!isDenied) setBit(bits, product);
    }
  }
  return bits;
}
