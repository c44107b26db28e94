import { type Site, siteUrl } from '~/domain/site';
import type { ReviewsData, ShownReview } from '../reviews/reviews-data';
import type { StructuredData } from './structured-data';

/**
 * A product with the reviews that its page shows. Ratings of stores are not ours to claim, and reviews of the
 * demonstration were not written by people, so neither is part of it.
 */
export function reviewsOfProductData(
  site: Site,
  { product, summary, items }: ReviewsData,
): StructuredData | null {
  const written = items.filter(({ isDemo }) => !isDemo);
  if (site.demo || written.length < items.length || summary.average === null) return null;
  return {
    '@type': 'Product',
    '@id': siteUrl(site, `/product/${product.id}`),
    url: siteUrl(site, `/product/${product.id}`),
    name: product.name,
    brand: { '@type': 'Brand', name: product.brand },
    aggregateRating: aggregateRatingData({ average: summary.average, rated: summary.rated }),
    // Reviews of free products are in no average.
    review: written.filter(({ gotItFree }) => !gotItFree).map(reviewData),
  };
}

/** The average of reviews that were written here. */
export function aggregateRatingData(own: { average: number; rated: number }): StructuredData {
  return {
    '@type': 'AggregateRating',
    ratingValue: own.average,
    ratingCount: own.rated,
    bestRating: 5,
    worstRating: 1,
  };
}

function reviewData({ author, stars, title, text, day }: ShownReview): StructuredData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: day,
    name: title,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  };
}
