import { use } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClasses } from '~/web/ui/button-look';
import { TextLink } from '~/web/ui/text-link';
import { RenderContext } from '../render-context';
import { NotFound } from './not-found';

/** What a visitor sees when a page could not be made. */
export function ErrorPage({ error }: { error: unknown }) {
  const requestId = useRequestId();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const message = isRouteErrorResponse(error) ? messageOf(error.data) : null;
  const away = isRouteErrorResponse(error) && error.status === 503;
  return (
    <section className="page-column py-24 md:py-36">
      <title>{away ? 'Back in a moment' : 'Unexpected Application Error!'}</title>
      <p className="eyebrow text-accent">{away ? 'Back in a moment' : 'Our fault, not yours'}</p>
      <h1 className="mt-4 max-w-3xl font-display text-3xl">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-prose text-lg text-soft">
        {message ?? 'Something went wrong while we made this page. Please try again later.'}
      </p>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        {/* Not a Link: the page once more, whole, from the server. */}
        <a href={pathname + search} className={buttonClasses({ size: 'lg' })}>
          Try again
        </a>
        <TextLink to="/">Back to the home page</TextLink>
      </div>
      {requestId && (
        <p className="mt-12 text-xs text-soft">
          If you write to us about it, quote request <code className="figures">{requestId}</code>.
        </p>
      )}
    </section>
  );
}

/** On the server from the render, in the browser from where the server left it. */
function useRequestId(): string | undefined {
  const render = use(RenderContext);
  if (render) return render.requestId ?? undefined;
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.requestId;
}

/** The sentence a failed loader left for the visitor, if it left one. */
function messageOf(data: unknown): string | null {
  const hasMessage = typeof data === 'object' && data !== null && 'message' in data;
  return hasMessage && typeof data.message === 'string' ? data.message : null;
}
