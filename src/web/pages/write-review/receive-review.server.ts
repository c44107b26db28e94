import { type ActionFunctionArgs, data } from 'react-router';
import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import { networkOf } from '~/domain/auth/network-address';
import { readId } from '~/domain/input/storable';
import { maxPhotoBytes, photoTooLarge } from '~/domain/reviews/photo';
import { type OwnReview, reviewLimits } from '~/domain/reviews/review';
import { reviewChangeSchema } from '~/domain/reviews/review-input';
import type { Deps } from '~/usecases/deps';
import { showOwnReview } from '~/usecases/reviews/manage-own-reviews.server';
import { addReviewPhoto, takePhotoAllowance } from '~/usecases/reviews/review-photos.server';
import { saveReview } from '~/usecases/reviews/save-review.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import { statusOfError } from '~/web/http/error-status';
import { pageContext } from '~/web/http/page-context.server';
import { checkFields } from '~/web/shared/forms/check-fields';
import { formFailure } from '~/web/shared/forms/form-failure.server';
import { readCredentials } from '~/web/shared/forms/read-credentials.server';
import { refusedFileError } from '~/web/shared/forms/refused-file';
import { emptyReview, fieldsOfForm } from '~/web/shared/reviews/write/review-fields';
import { reviewSchema } from '~/web/shared/reviews/write/review-schema';
import type { WrittenAnswer } from './written-answer';

const photoTexts = {
  field: 'photos',
  tooLarge:
    'The review and its photos are larger than 10 MB together. Please choose smaller photos.',
  chooseAgain: 'We did not receive your photos. Please choose them again.',
};

/**
 * Receives a review that a browser without scripts posts. The page is shown again: with the result, or with the
 * fields as they were and what is wrong with them.
 */
export async function receiveReview({ request, context, params }: ActionFunctionArgs) {
  const { deps, requestId, visitor, signInOnce, refusedFile } = context.get(pageContext);
  let fields = emptyReview;
  try {
    if (!visitor || !signInOnce) throw invalid('This request is not a form.');
    const form = await readForm(request);
    fields = shortened(fieldsOfForm(form));
    if (refusedFile) throw refusedFileError(refusedFile, photoTexts);
    const content = readContent(fields);
    const credentials = readCredentials(form);
    const files = form
      .getAll('photos')
      // Browsers send a file field without a file as an empty file.
      .flatMap((file) => (typeof file === 'string' || file.size === 0 ? [] : [file]));
    if (files.some(({ size }) => size > maxPhotoBytes)) {
      throw invalid(photoTooLarge, { photos: photoTooLarge });
    }
    if (files.length > reviewLimits.photos) {
      const message = `You can add up to ${reviewLimits.photos} photos.`;
      throw invalid(message, { photos: message });
    }
    const review = await signInOnce(credentials, (person) =>
      save(deps, {
        person,
        content,
        productId: readId(params.productId) ?? 0,
        files,
        network: networkOf(visitor.ip),
      }),
    );
    const { state, reasons } = review;
    return data<WrittenAnswer>({ fields, errors: {}, problem: '', outcome: { state, reasons } });
  } catch (error) {
    const known = formFailure(deps, error, { requestId, form: 'review' });
    const answer = { fields, errors: known.fields ?? {}, problem: known.message, outcome: null };
    return data<WrittenAnswer>(answer, { status: statusOfError[known.code] });
  }
}

/** Still too long where it was, but no page of megabytes if the fields are shown again. */
function shortened(fields: typeof emptyReview): typeof emptyReview {
  const maxLength = 2 * reviewLimits.maxTextLength;
  const cut = Object.entries(fields).map(([name, value]) => [name, value.slice(0, maxLength)]);
  return { ...fields, ...Object.fromEntries(cut) };
}

const invalid = (message: string, fields: Record<string, string> = {}) =>
  new AppError('invalid_form', { message, fields });

/** Checks a form as the script would, then as the API does. */
function readContent(fields: typeof emptyReview) {
  const checked = checkFields(reviewSchema, fields);
  if (!checked.ok) throw invalid('Please check the highlighted fields.', checked.errors);
  const content = reviewChangeSchema.safeParse(checked.values);
  if (content.success) return content.data;
  const errors = Object.fromEntries(
    content.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]),
  );
  throw invalid('Please check the highlighted fields.', errors);
}

interface Sent {
  person: Person;
  content: ReturnType<typeof readContent>;
  productId: number;
  files: readonly File[];
  network: string;
}

/** Photos of an earlier version stay unless new ones are sent: the form can't show them. */
async function save(deps: Deps, sent: Sent): Promise<OwnReview> {
  const { person, content, productId, files, network } = sent;
  const { id: userId, isAnonymous } = person;
  const photos: string[] = [];
  for (const file of files) {
    await takePhotoAllowance(deps, { userId, isAnonymous });
    const bytes = new Uint8Array(await file.arrayBuffer());
    photos.push((await addReviewPhoto(deps, { userId, bytes, network })).key);
  }
  if (files.length === 0) {
    const before = await showOwnReview(deps, { userId, productId });
    photos.push(...(before?.photos.map(({ key }) => key) ?? []));
  }
  const writing = { userId, isAnonymous, network, productId, content: { ...content, photos } };
  return (await saveReview(deps, writing)).review;
}
