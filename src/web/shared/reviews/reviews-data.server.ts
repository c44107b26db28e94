import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { StoreRatingSource } from '~/domain/catalog/store-rating';
import { pictureBackground } from '~/domain/pictures/picture-background';
import { pictureVersion } from '~/domain/pictures/picture-version';
import type { Review, ReviewPage } from '~/domain/reviews/review';
import { formatCount } from '~/web/ui/fields/format-count';
import type { ReviewParams } from './review-params';
import { ageRangeNames } from './review-texts';
import type { ReviewChoice, ReviewedProduct, ReviewsData, ShownReview } from './reviews-data';
import { peopleWith, type TraitKind, traitChoices, traitName } from './trait-names.server';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A page of reviews as pages show it. */
export function reviewsData(given: {
  product: ProductSummary;
  params: ReviewParams;
  page: ReviewPage;
  linked: Review | null;
  storeRatings: readonly StoreRatingSource[];
}): ReviewsData {
  const { params, page, linked } = given;
  const { counts } = page;
  const countOf = (trait: string) => counts.find((known) => known.trait === trait)?.reviews ?? 0;
  const choicesOf = (kind: TraitKind): ReviewChoice[] =>
    traitChoices()
      [kind].map(({ slug, name }) => ({ slug, name, count: countOf(`${kind}:${slug}`) }))
      .filter(({ count }) => count > 0);
  return {
    product: {
      ...reviewedProduct(given.product),
      storeSources: storeSources(given.storeRatings),
    },
    params: { ...params, page: page.page },
    summary: page.summary,
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    pageCount: page.pageCount,
    items: page.reviews.map(shownReview),
    linked: linked && shownReview(linked),
    highlights: page.highlights.flatMap(({ trait, answers, percent }) => {
      const people = peopleWith(trait);
      return people === null ? [] : [{ people, percent, count: answers }];
    }),
    choices: {
      skinTypes: choicesOf('skin'),
      hairTypes: choicesOf('hair'),
      ageRanges: choicesOf('age'),
      concerns: choicesOf('concern'),
      verified: countOf('verified'),
      withPhotos: countOf('photos'),
    },
  };
}

export function reviewedProduct(product: ProductSummary): ReviewedProduct {
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    storeRating: product.rating,
    storeCount: product.reviewCount,
    storeSources: null,
    imageVersion: pictureVersion(product),
    imageTone: pictureBackground(product.picture),
  };
}

function storeSources(ratings: readonly StoreRatingSource[]): ReviewedProduct['storeSources'] {
  const newest = Math.max(...ratings.map(({ seenAt }) => seenAt.getTime()));
  if (ratings.length === 0) return null;
  return {
    stores: ratings.map(({ retailer, given }) =>
      given
        ? `${retailer} (${given.stars.toFixed(1)} from ${formatCount(given.ratings)})`
        : retailer,
    ),
    date: longDate.format(newest),
    isDemo: ratings.some(({ given }) => given === null),
  };
}

function shownReview(review: Review): ShownReview {
  const { id, author, stars, title, text, verification, gotItFree, isDemo } = review;
  const names = (kind: TraitKind, slugs: readonly (string | null)[]) =>
    slugs.flatMap((slug) => (slug === null ? [] : (traitName(kind, slug) ?? [])));
  return {
    id,
    author,
    stars,
    title,
    text,
    date: longDate.format(review.publishedAt),
    day: review.publishedAt.toISOString().slice(0, 10),
    isEdited: review.editedAt !== null,
    verification,
    gotItFree,
    isDemo,
    wouldBuyAgain: review.wouldBuyAgain,
    usePeriod: review.usePeriod,
    usedFor: names('concern', review.usedFor),
    traits: [
      ...names('skin', [review.skinType]),
      ...names('hair', [review.hairType]),
      ...(review.ageRange ? [ageRangeNames[review.ageRange]] : []),
      ...names('concern', review.concerns),
    ],
    photos: review.photos,
    helpful: review.helpful,
  };
}
