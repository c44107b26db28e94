import { data, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { statusOfError } from '../http/error-status';
import { pageContext } from '../http/page-context.server';

interface PageInput {
  deps: Deps;
  url: URL;
  params: Record<string, string | undefined>;
}

/** Makes a loader: parse, call one use case, return. Errors become their HTTP status. */
export function pageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  return async ({ context, url, params }: LoaderFunctionArgs): Promise<T> => {
    const { deps, requestId } = context.get(pageContext);
    try {
      return await load({ deps, url, params });
    } catch (error) {
      throw toPageError(error, { log: deps.log, requestId, path: url.pathname });
    }
  };
}

/** Like `pageLoader`, for pages that only exist on a developer's machine. */
export function devPageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  const inner = pageLoader(load);
  const notFoundLoader = pageLoader((): never => {
    throw new AppError('not_found', { message: 'There is no page at this address.' });
  });
  return (args: LoaderFunctionArgs): Promise<T> =>
    args.context.get(pageContext).devPages ? inner(args) : notFoundLoader(args);
}

interface ErrorContext {
  log: Deps['log'];
  requestId: string;
  path: string;
}

/**
 * What the error page is told. The request's id is part of it, because after a navigation in the
 * browser the page has no other way to know it.
 */
function toPageError(error: unknown, { log, requestId, path }: ErrorContext): unknown {
  const known =
    error instanceof AppError
      ? error
      : new AppError('internal', {
          message: 'Something went wrong while we made this page. Please try again later.',
          cause: error,
        });
  if (known.shouldReport) {
    log.error({ err: known.cause ?? known, requestId, path, detail: known.detail }, 'page failed');
  }
  if (known.code === 'not_found') log.warn({ requestId, path }, 'no page at this path');
  const { code, message } = known;
  return data({ code, message, requestId }, { status: statusOfError[code] });
}
