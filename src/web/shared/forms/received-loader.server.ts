import { AppError } from '~/domain/app-error';
import { readReference } from '~/domain/forms/reference';
import { pageLoader } from '~/web/shared/page-loader.server';

/** For pages that repeat a reference from their address. They know nothing else, so anybody may look. */
export const receivedLoader = pageLoader(({ params }) => {
  const reference = readReference(params.reference ?? '');
  if (reference !== params.reference) {
    throw new AppError('not_found', { message: 'There is no page at this address.' });
  }
  return { reference };
});
