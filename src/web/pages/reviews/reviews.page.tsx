import { data } from 'react-router';
import { readId } from '~/domain/input/storable';
import { showReview, showReviews } from '~/usecases/reviews/show-reviews.server';
import { showStoreRatings } from '~/usecases/reviews/show-store-ratings.server';
import { ProductNotFound } from '~/web/shared/catalog/product-not-found';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { decodeReviewParams, encodeReviewParams } from '~/web/shared/reviews/review-params';
import { reviewsData } from '~/web/shared/reviews/reviews-data.server';
import { ReviewsView } from '~/web/shared/reviews/reviews-view';
import { siteOf } from '~/web/shared/root-data';
import { describeReviews } from '~/web/shared/structured-data/describe';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/reviews.page';

/** Also loaded by the product page's tab. */
export const loader = pageLoader(async ({ deps, params, url }) => {
  const [product] = await deps.cards.find([readId(params.productId) ?? 0]);
  if (!product) return data(null, { status: 404 });
  const { review, ...query } = decodeReviewParams(url.searchParams);
  const [page, linked, storeRatings] = await Promise.all([
    showReviews(deps, { productId: product.id, query }),
    review === null ? null : showReview(deps, { id: review }),
    showStoreRatings(deps, product),
  ]);
  return data(
    reviewsData({
      product,
      params: { ...query, review },
      page,
      linked: linked?.productId === product.id ? linked : null,
      storeRatings,
    }),
  );
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    return pageMeta(site, {
      title: 'Product Not Found',
      description: 'The product you’re looking for doesn’t exist.',
      path: '/products',
      noindex: true,
    });
  }
  const { product, summary, params } = loaderData;
  const { id, brand, name } = product;
  return pageMeta(site, {
    title: `${brand} ${name} Reviews`,
    description: `Reviews of ${brand} ${name} by people who say what they use it for, with their skin or hair type.`,
    keywords: [`${brand} ${name} reviews`],
    path: `/product/${id}/reviews`,
    // Filtered and empty lists are no search results.
    noindex: summary.count === 0 || encodeReviewParams(params) !== '',
    structuredData: import.meta.env.SSR ? (known) => describeReviews(known, loaderData) : undefined,
  });
};

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { product } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink to={`/product/${product.id}`}>{`${product.brand} ${product.name}`}</TextLink>
        }
        title="Reviews"
      />
      <div className="page-column pb-20">
        <h2 className="sr-only">{`What people say about ${product.name}`}</h2>
        <ReviewsView reviews={loaderData} />
      </div>
    </>
  );
}
