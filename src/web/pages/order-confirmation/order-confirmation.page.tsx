import { data } from 'react-router';
import { readId } from '~/domain/input/storable';
import { proofFileTypes, proofHint } from '~/domain/reviews/order-proof';
import { ProductNotFound } from '~/web/shared/catalog/product-not-found';
import { HoneypotField } from '~/web/shared/forms/honeypot-field';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { orderConfirmationPath } from '~/web/shared/reviews/review-params';
import { reviewChecksPath } from '~/web/shared/reviews/review-texts';
import { reviewedProduct } from '~/web/shared/reviews/reviews-data.server';
import { SignInFields } from '~/web/shared/reviews/write/sign-in-fields';
import { siteOf } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { FileField } from '~/web/ui/fields/file-field';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/order-confirmation.page';
import { receiveOrderConfirmation } from './receive-order-confirmation.server';

export const loader = pageLoader(async ({ deps, params }) => {
  const [product] = await deps.cards.find([readId(params.productId) ?? 0]);
  if (!product) return data(null, { status: 404 });
  return data(reviewedProduct(product));
});

export const action = receiveOrderConfirmation;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: loaderData ? 'Verify your purchase' : 'Product Not Found',
    description: 'Send the order confirmation for your review.',
    path: loaderData ? orderConfirmationPath(loaderData.id) : '/products',
    noindex: true,
  });

/** For browsers without scripts; with them, "My reviews" has the form beside each review. */
export default function OrderConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound />;
  const { id, brand, name } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={<TextLink to={`/product/${id}`}>{`${brand} ${name}`}</TextLink>}
        title="Verify your purchase"
        lead="Send the order confirmation for your review of this product. If it shows the purchase, the review is marked “Verified purchase”."
      />
      <div className="page-column pb-20">
        <ButtonLink to="/profile/reviews" className="noscript:hidden">
          Send it from My reviews
        </ButtonLink>
        <noscript>
          <PlainForm
            productId={id}
            problem={actionData?.problem ?? ''}
            errors={actionData?.errors ?? {}}
          />
        </noscript>
        <p className="mt-8 text-soft text-sm">
          <TextLink to={reviewChecksPath}>How we check reviews</TextLink>
        </p>
      </div>
    </>
  );
}

interface PlainFormProps {
  productId: number;
  problem: string;
  errors: Record<string, string>;
}

function PlainForm({ productId, problem, errors }: PlainFormProps) {
  return (
    <form
      method="post"
      action={orderConfirmationPath(productId)}
      encType="multipart/form-data"
      className="relative max-w-3xl space-y-10"
    >
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <SignInFields errors={errors} />
      <HoneypotField />
      <FileField
        label="Order confirmation"
        name="file"
        accept={proofFileTypes}
        required
        hint={proofHint}
        error={errors.file}
      />
      <Button type="submit" size="lg">
        Send order confirmation
      </Button>
    </form>
  );
}
