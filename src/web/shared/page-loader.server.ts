import { data, type LoaderFunctionArgs } from 'react-router';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { retryAfterSeconds, statusOfError } from '../http/error-status';
import { pageContext } from '../http/page-context.server';

interface PageInput {
  deps: Deps;
  url: URL;
  params: Record<string, string | undefined>;
}

/** Makes a loader: parse, call one use case, return. Expected errors become their HTTP status. */
export function pageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  return async ({ context, url, params }: LoaderFunctionArgs): Promise<T> => {
    const { deps, requestId } = context.get(pageContext);
    try {
      return await load({ deps, url, params });
    } catch (error) {
      throw asPageProblem(error, deps, requestId);
    }
  };
}

/** Like `pageLoader`, for pages that only exist on a developer's machine. */
export function devPageLoader<T>(load: (input: PageInput) => Promise<T> | T) {
  const inner = pageLoader(load);
  return async (args: LoaderFunctionArgs): Promise<T> => {
    if (!args.context.get(pageContext).devPages) {
      throw data({ code: 'not_found', message: 'No such page.' }, { status: 404 });
    }
    return inner(args);
  };
}

function asPageProblem(error: unknown, { log }: Deps, requestId: string): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.shouldReport) log.error({ err: error, requestId, detail: error.detail }, 'page failed');
  const status = statusOfError[error.code];
  const problem = { code: error.code, message: error.message };
  const headers = status === 503 ? { 'Retry-After': String(retryAfterSeconds) } : undefined;
  return data(problem, { status, headers });
}
