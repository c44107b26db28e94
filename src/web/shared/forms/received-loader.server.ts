import { AppError } from '~/domain/app-error';
import { readReference } from '~/domain/forms/reference';
import { isReceived, type ReceivedForm } from '~/usecases/forms/is-received.server';
import { pageLoader } from '~/web/shared/page-loader.server';

/** Personal, and gone when the form is deleted, so it must not be cached. */
export const receivedHeaders = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

/**
 * For pages that confirm a submission by the reference in their URL. They reveal nothing about the
 * form or its sender, so guessing a reference (one of 10^12) is useless.
 */
export const receivedLoader = (form: ReceivedForm) =>
  pageLoader(async ({ deps, params }) => {
    const reference = readReference(params.reference ?? '');
    const isReal =
      reference !== null &&
      reference === params.reference &&
      (await isReceived(deps, { form, reference }));
    if (!isReal) {
      throw new AppError('not_found', { message: 'We could not find this page.' });
    }
    return { reference };
  });
