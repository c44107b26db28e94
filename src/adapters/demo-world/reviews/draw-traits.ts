import type { ReviewedProduct } from '~/domain/reviews/demo-review';
import type { AgeRange, ReviewerTraits } from '~/domain/reviews/review';
import type { Random } from '../random';

const skinTypes = ['dry', 'oily', 'combination', 'normal', 'sensitive', 'mature'];
const hairTypes = ['straight', 'wavy', 'curly', 'coily', 'fine', 'thick'];
const ages: readonly AgeRange[] = [
  'under-18',
  '18-24',
  '18-24',
  '25-34',
  '25-34',
  '25-34',
  '35-44',
  '35-44',
  '45-54',
  '55-plus',
];
const agesWithMatureSkin: readonly AgeRange[] = ['45-54', '55-plus'];

/** The slugs of a product’s tags of one kind. */
function slugsOf({ tags }: ReviewedProduct, kind: string): string[] {
  return tags
    .filter((tag) => tag.startsWith(`${kind}:`))
    .map((tag) => tag.split(':')[1] ?? '')
    .filter((slug) => slug !== '' && slug !== 'all');
}

/** What people use a product against; makeup, scents and tools are bought for other reasons. */
export function concernsOf(product: ReviewedProduct): string[] {
  const isCare = ['skincare', 'haircare', 'supplements'].includes(product.category);
  return isCare ? slugsOf(product, 'concern') : [];
}

/** What an author tells about themselves: usually what the product is made for. */
export function drawTraits(product: ReviewedProduct, random: Random): ReviewerTraits {
  const isForSkin = product.category === 'skincare' || product.category === 'makeup';
  const isForHair = product.category === 'haircare';
  const concerns = concernsOf(product);
  const skinType =
    isForSkin && random.chance(0.75) ? pickType(product, 'skin', skinTypes, random) : null;
  return {
    skinType,
    hairType:
      isForHair && random.chance(0.75) ? pickType(product, 'hair', hairTypes, random) : null,
    ageRange: random.chance(0.6)
      ? random.pick(skinType === 'mature' ? agesWithMatureSkin : ages)
      : null,
    concerns: random.chance(0.5) ? random.some(concerns, 1 + random.below(2)) : [],
  };
}

function pickType(
  product: ReviewedProduct,
  kind: string,
  known: readonly string[],
  random: Random,
): string {
  const suited = slugsOf(product, kind).filter((slug) => known.includes(slug));
  return suited.length > 0 && random.chance(0.65) ? random.pick(suited) : random.pick(known);
}
