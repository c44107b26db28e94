import type { Title } from './read-title';

/**
 * A product's title with the words of another shop. Everything else stays as the product states it, so that a name
 * without a size or SPF does not match offers of every size or SPF.
 */
export function underOtherName(product: Title, listed: Title): Title {
  return {
    ...product,
    words: listed.words,
    size: product.size ?? listed.size,
    ounces: product.size === null ? listed.ounces : product.ounces,
    packs: product.packs.length > 0 ? product.packs : listed.packs,
    spf: product.spf ?? listed.spf,
    strengths: product.strengths.length > 0 ? product.strengths : listed.strengths,
    concentration: product.concentration ?? listed.concentration,
  };
}
