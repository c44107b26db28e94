import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { orderConfirmationPath, reviewsPath } from '~/web/shared/reviews/review-params';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/order-confirmation-sent.page';

export const loader = pageLoader(({ params }) => {
  const productId = readId(params.productId);
  if (productId !== null) return { productId };
  throw new AppError('not_found', { message: 'We could not find this page.' });
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Your order confirmation is sent',
    description: 'A person looks at it, then the file is deleted.',
    path: loaderData ? orderConfirmationPath(loaderData.productId) : '/products',
    noindex: true,
  });

export default function OrderConfirmationSentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow="Reviews"
        title="Your order confirmation is sent"
        lead="A person looks at it, then the file is deleted. We’ll email you the result if your account has a confirmed address."
      />
      <div className="page-column pb-20">
        <ButtonLink to={reviewsPath(loaderData.productId)} variant="secondary">
          See all reviews
        </ButtonLink>
      </div>
    </>
  );
}
