import type { CatalogTerms } from '~/domain/search/understand/understood-query';
import type { Catalog } from './catalog';
import { findWords } from './structures/word-dictionary';

/** No brand has more words. */
const maxBrandWords = 8;

/** What the grammar asks about the catalog. */
export function catalogTerms({ brands, names, fields }: Catalog): CatalogTerms {
  return {
    brandAt(words, at) {
      for (let length = Math.min(maxBrandWords, words.length - at); length > 0; length--) {
        const [code] = brands.codesByTitle.get(words.slice(at, at + length).join(' ')) ?? [];
        if (code !== undefined) {
          return { slug: brands.slugs[code]!, name: brands.names[code]!, length };
        }
      }
      return null;
    },
    isKnownWord: (word) =>
      findWords(names.dictionary, word, 'whole').length > 0 ||
      fields.brand.find(word, 'whole').groups.length > 0,
  };
}
