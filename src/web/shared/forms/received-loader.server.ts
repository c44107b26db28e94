import { AppError } from '~/domain/app-error';
import { readReference } from '~/domain/forms/reference';
import type { ReceivedForm } from '~/usecases/forms/is-received.server';
import { isReceived } from '~/usecases/forms/is-received.server';
import { pageLoader } from '~/web/shared/page-loader.server';

/** It is about one form, and is gone when the form is deleted. */
export const receivedHeaders = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

/**
 * For pages that confirm a form by the reference in their address. They say nothing about the form or its
 * sender, so a guessed reference, one of 10^12, is of no use.
 */
export const receivedLoader = (form: ReceivedForm) =>
  pageLoader(async ({ deps, params }) => {
    const reference = readReference(params.reference ?? '');
    const isReal =
      reference !== null &&
      reference === params.reference &&
      (await isReceived(deps, { form, reference }));
    if (!isReal) {
      throw new AppError('not_found', { message: 'There is no page at this address.' });
    }
    return { reference };
  });
