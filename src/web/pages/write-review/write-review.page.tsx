import { data } from 'react-router';
import { readId } from '~/domain/input/storable';
import { ProductNotFound } from '~/web/shared/catalog/product-not-found';
import { ProductPicture } from '~/web/shared/catalog/product-picture';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { reviewChecksPath } from '~/web/shared/reviews/review-texts';
import { reviewedProduct } from '~/web/shared/reviews/reviews-data.server';
import { traitChoices } from '~/web/shared/reviews/trait-names.server';
import { siteOf } from '~/web/shared/root-data';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/write-review.page';
import { receiveReview } from './receive-review.server';
import { ReviewForm } from './review-form';

export const loader = pageLoader(async ({ deps, params }) => {
  const [product] = await deps.cards.find([readId(params.productId) ?? 0]);
  if (!product) return data(null, { status: 404 });
  return data({ product: reviewedProduct(product), choices: traitChoices() });
});

export const action = receiveReview;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: loaderData ? `Review ${loaderData.product.name}` : 'Product Not Found',
    description: 'Write a review, change it or delete it.',
    path: loaderData ? `/product/${loaderData.product.id}/review` : '/products',
    noindex: true,
  });

export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { product, choices } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink to={`/product/${product.id}`}>{`${product.brand} ${product.name}`}</TextLink>
        }
        title="Write a review"
        lead="Say what you would tell a friend. One review per product; you can change or delete it at any time."
      />
      <div className="page-column grid gap-x-14 gap-y-8 pb-20 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <ReviewForm key={product.id} product={product} choices={choices} answer={actionData} />
        <aside className="text-soft text-sm max-lg:row-start-1 max-lg:hidden">
          <ProductPicture product={product} sizes="16rem" widths={[320, 640]} />
          <p className="mt-4">
            Links, contact details and texts of stores are not published.{' '}
            <TextLink to={reviewChecksPath}>How we check reviews</TextLink>
          </p>
        </aside>
      </div>
    </>
  );
}
