import { data, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { statusOfError } from '../http/error-status';
import { pageContext } from '../http/page-context.server';

interface PageInput {
  deps: Deps;
  url: URL;
  params: Record<string, string | undefined>;
  /** Whether a whole page is rendered, not only the data for a page that is already open. */
  isDocument: boolean;
  /** Lets other requests through between two parts of long work. */
  takeTurn: () => Promise<void>;
}

/** Wraps a page loader: provides dependencies and turns errors into HTTP responses. */
export function pageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  return async ({ context, request, url, params }: LoaderFunctionArgs): Promise<T> => {
    const { deps, requestId, takeTurn } = context.get(pageContext);
    const isDocument = !new URL(request.url).pathname.endsWith('.data');
    try {
      return await load({ deps, url, params, isDocument, takeTurn });
    } catch (error) {
      throw toPageError(error, { log: deps.log, requestId, path: url.pathname });
    }
  };
}

/** Like `pageLoader`, for pages that only exist on a developer's machine. */
export function devPageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  const inner = pageLoader(load);
  const notFoundLoader = pageLoader((): never => {
    throw new AppError('not_found', { message: 'We could not find this page.' });
  });
  return (args: LoaderFunctionArgs): Promise<T> =>
    args.context.get(pageContext).devPages ? inner(args) : notFoundLoader(args);
}

interface ErrorContext {
  log: Deps['log'];
  requestId: string;
  path: string;
}

/** The error page's data, including the request id, which the browser would not know. */
function toPageError(error: unknown, { log, requestId, path }: ErrorContext): unknown {
  const known =
    error instanceof AppError
      ? error
      : new AppError('internal', {
          message: 'Something went wrong while loading this page. Please try again later.',
          cause: error,
        });
  if (known.shouldReport) {
    log.error({ err: known.cause ?? known, requestId, path, detail: known.detail }, 'page failed');
  }
  if (known.code === 'not_found') log.warn({ requestId, path }, 'page not found');
  const { code, message } = known;
  return data({ code, message, requestId }, { status: statusOfError[code] });
}
