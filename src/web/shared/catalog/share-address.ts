import { shareVersion } from '~/domain/pictures/share-card';
import { toCents } from '~/domain/prices/money';
import type { ProductJson } from './product-json';

/** The URL of the image for shared links; it changes with the price. */
export function shareAddress(product: ProductJson): string {
  const { id, imageVersion, bestPrice, prices } = product;
  const version = shareVersion({
    pictureVersion: imageVersion,
    bestPriceCents: bestPrice === null ? null : toCents(bestPrice),
    storeCount: prices.filter(({ inStock }) => inStock).length,
  });
  return `/images/share/${id}.jpg?v=${version}`;
}
