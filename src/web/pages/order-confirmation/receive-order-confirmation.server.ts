import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { AppError } from '~/domain/app-error';
import { networkOf } from '~/domain/auth/network-address';
import { readId } from '~/domain/input/storable';
import { maxProofBytes, proofTooLarge } from '~/domain/reviews/order-proof';
import { showOwnReview } from '~/usecases/reviews/manage-own-reviews.server';
import { sendOrderProof, takeProofAllowance } from '~/usecases/reviews/send-order-proof.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import { statusOfError } from '~/web/http/error-status';
import { pageContext } from '~/web/http/page-context.server';
import { formFailure } from '~/web/shared/forms/form-failure.server';
import { readCredentials } from '~/web/shared/forms/read-credentials.server';
import { refusedFileError } from '~/web/shared/forms/refused-file';
import { orderConfirmationPath } from '~/web/shared/reviews/review-params';

/** Receives an order confirmation that a browser without scripts posts. */
export async function receiveOrderConfirmation({ request, context, params }: ActionFunctionArgs) {
  const { deps, requestId, visitor, signInOnce, refusedFile } = context.get(pageContext);
  const productId = readId(params.productId) ?? 0;
  try {
    if (!visitor || !signInOnce) {
      throw new AppError('bad_request', { message: 'This request is not a form.' });
    }
    const form = await readForm(request);
    const file = form.get('file');
    if (refusedFile) throw refusedFileError(refusedFile, fileTexts);
    if (!(file instanceof File) || file.size === 0) throw invalidFile('Please choose a file.');
    if (file.size > maxProofBytes) throw invalidFile(proofTooLarge);
    await signInOnce(readCredentials(form), async ({ id: userId, isAnonymous }) => {
      const review = await showOwnReview(deps, { userId, productId });
      if (!review) {
        throw new AppError('not_found', {
          message: 'You have not reviewed this product. Please write your review first.',
        });
      }
      await takeProofAllowance(deps, { userId, isAnonymous });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const network = networkOf(visitor.ip);
      await sendOrderProof(deps, { userId, reviewId: review.id, bytes, network });
    });
    return redirect(`${orderConfirmationPath(productId)}/sent`, 303);
  } catch (error) {
    const { code, message, fields } = formFailure(deps, error, {
      requestId,
      form: 'order-confirmation',
    });
    const isAboutFile = code === 'unsupported_file' || code === 'unreadable_file';
    const errors = isAboutFile ? { file: message } : (fields ?? {});
    return data({ problem: message, errors }, { status: statusOfError[code] });
  }
}

const fileTexts = {
  field: 'file',
  tooLarge: proofTooLarge,
  chooseAgain: 'We did not receive this file. Please choose it again.',
};

const invalidFile = (message: string) =>
  new AppError('invalid_form', { message, fields: { file: message } });
