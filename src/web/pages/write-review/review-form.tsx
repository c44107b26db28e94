import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '~/web/shared/auth/use-auth';
import { HoneypotField } from '~/web/shared/forms/honeypot-field';
import { lazyPart } from '~/web/shared/lazy-part';
import { useMayHavePreferences } from '~/web/shared/preferences/use-may-have-preferences';
import {
  orderConfirmationPath,
  reviewsPath,
  writeReviewPath,
} from '~/web/shared/reviews/review-params';
import { emptyReview } from '~/web/shared/reviews/write/review-fields';
import { SignInFields } from '~/web/shared/reviews/write/sign-in-fields';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import { PhotoField } from './photo-field';
import { ReviewFormFields } from './review-form-fields';
import { ReviewOutcome } from './review-outcome';
import { type TraitChoices, TraitFields } from './trait-fields';
import { useOwnReview } from './use-own-review';
import { useReviewForm } from './use-review-form';
import type { WrittenAnswer } from './written-answer';

const DeleteReview = lazyPart(
  async () => (await import('~/web/shared/reviews/write/delete-review')).DeleteReview,
);
const OwnTraits = lazyPart(async () => (await import('./own-traits')).OwnTraits);

interface ReviewFormProps {
  product: { id: number; name: string; brand: string };
  choices: TraitChoices;
  /** The result of a submission without scripts. */
  answer: WrittenAnswer | undefined;
}

/** The form for a review. Without scripts, the browser posts it to its page. */
export function ReviewForm({ product, choices, answer }: ReviewFormProps) {
  const { user } = useAuth();
  const own = useOwnReview(product.id);
  const navigate = useNavigate();
  const mayHavePreferences = useMayHavePreferences();
  const initial = answer?.fields ?? emptyReview;
  const written = useReviewForm({ product, answer, initial, own });
  const { start, errors, problem, outcome, busy } = written;
  if (outcome && outcome.state !== 'refused') {
    return <ReviewOutcome productId={product.id} outcome={outcome} />;
  }
  return (
    <div>
      {outcome && <ReviewOutcome productId={product.id} outcome={outcome} />}
      <form
        ref={written.form}
        method="post"
        action={writeReviewPath(product.id)}
        encType="multipart/form-data"
        noValidate
        onSubmit={written.submit}
        onInput={written.keep}
        className="relative max-w-3xl space-y-10"
      >
        {/* Keyed, so that a draft replaces what the fields start with. */}
        <div key={start.version} className="space-y-10">
          <ReviewFormFields initial={start.fields} errors={errors} choices={choices} />
          <TraitFields initial={start.fields} choices={choices} errors={errors}>
            {mayHavePreferences && (
              <Suspense>
                <OwnTraits onFill={written.fill} />
              </Suspense>
            )}
          </TraitFields>
        </div>
        <noscript>
          <SignInFields errors={errors} />
        </noscript>
        <HoneypotField />
        <PhotoField
          canUpload={user !== null}
          photos={written.photos}
          onChange={written.setPhotos}
          error={errors.photos}
        />
        <div role="alert" className="empty:hidden">
          {problem && <p className="font-semibold text-danger">{problem}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" loading={busy}>
            {own ? 'Save changes' : 'Send review'}
          </Button>
          {written.hasDraft && (
            <p className="text-soft text-sm">
              The draft is kept on this device.{' '}
              <button type="button" className="text-link" onClick={written.discardDraft}>
                Discard it
              </button>
            </p>
          )}
        </div>
      </form>
      <noscript>
        <p className="mt-10 border-line border-t pt-5">
          Have you reviewed it already?{' '}
          <TextLink to={orderConfirmationPath(product.id)}>Verify your purchase</TextLink>
        </p>
      </noscript>
      {own && (
        <div className="mt-10 border-line border-t pt-5">
          <Suspense>
            <DeleteReview
              id={own.id}
              onDeleted={() => navigate(reviewsPath(product.id), { replace: true })}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
