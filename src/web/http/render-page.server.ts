import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AppError } from '~/domain/app-error';
import type { Visitor } from '~/domain/forms/submission';
import { isLocalHost } from '~/domain/net/local-host';
import type { Deps } from '~/usecases/deps';
import type { RenderedPage } from './cache/cached-page.server';
import { retryAfterSeconds } from './error-status';
import { type PageOutput, pageContext } from './page-context.server';
import type { SignInOnce } from './sign-in-once.server';
import { createTurns } from './take-turns.server';

/** The built pages; under hot reload a function, because every change rebuilds them. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

interface RendererOptions {
  deps: Deps;
  build: PageBuild;
  devPages: boolean;
  /** Hot reload, where React reports more. */
  development: boolean;
}

/** The sender of a form, and why its file was removed. */
interface Sender {
  visitor: Visitor | null;
  signInOnce: SignInOnce | null;
  refusedFile: AppError | null;
}
const anonymousSender: Sender = { visitor: null, signInOnce: null, refusedFile: null };

/** Renders pages with React Router; caches nothing. */
export function createPageRenderer({ deps, build, devPages, development }: RendererOptions) {
  const handle = createRequestHandler(build, development ? 'development' : 'production');
  const takeTurn = createTurns();

  return async (
    request: Request,
    requestId: string,
    sender: Sender = anonymousSender,
  ): Promise<RenderedPage> => {
    const context = new RouterContextProvider();
    const output: PageOutput = {};
    context.set(pageContext, {
      deps,
      requestId,
      devPages: devPages && isLocalHost(new URL(request.url).host),
      takeTurn,
      output,
      ...sender,
    });
    await takeTurn();
    const response = await handle(request, context);
    // React Router drops the headers of an error that a loader throws.
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfterSeconds));
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
    const { body } = output;
    if (!body) return response;
    // What follows compresses the page.
    await takeTurn();
    const { status, headers } = response;
    return { status, headers, arrayBuffer: async () => body };
  };
}
