import { photoPath, photoSides } from '~/domain/reviews/photo';
import type { OwnReview, Review, ReviewPage, ReviewPhoto } from '~/domain/reviews/review';

/** A page of reviews as the API returns it. */
export function reviewPageJson({ reviews, summary, counts, highlights, ...page }: ReviewPage) {
  return {
    summary,
    counts: counts.map(({ trait, reviews: count }) => ({ trait, reviews: count })),
    highlights,
    reviews: reviews.map(reviewJson),
    ...page,
  };
}

function reviewJson({ photos, ...review }: Review) {
  return { ...review, photos: photos.map(photoJson) };
}

export function ownReviewJson({ photos, ...review }: OwnReview) {
  return { ...review, photos: photos.map(photoJson) };
}

export function photoJson({ key, width, height }: ReviewPhoto) {
  const [large, small] = photoSides;
  return { key, width, height, url: photoPath(key, large), smallUrl: photoPath(key, small) };
}
