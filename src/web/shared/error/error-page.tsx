import { use } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClasses } from '~/web/ui/button-look';
import { TextLink } from '~/web/ui/text-link';
import { pageTitle } from '../page-meta';
import { RenderContext } from '../render-context';
import { useBrandName } from '../root-data';
import { NotFound } from './not-found';

export function ErrorPage({ error }: { error: unknown }) {
  const brandName = useBrandName();
  const requestId = useRequestId(error);
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <>
        <title>{pageTitle(brandName, 'Page not found')}</title>
        <NotFound />
      </>
    );
  }
  const { eyebrow, heading, fallback } = errorTexts(status);
  const message = isRouteErrorResponse(error) ? textOf(error.data, 'message') : null;
  return (
    <section className="page-column py-24 md:py-36">
      <title>{pageTitle(brandName, heading)}</title>
      <p className="eyebrow text-accent">{eyebrow}</p>
      <h1 className="mt-4 max-w-3xl font-display text-3xl">{heading}</h1>
      <p className="mt-6 max-w-prose text-lg text-soft">{message ?? fallback}</p>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        {/* Not a Link: reloads the page from the server. */}
        <a href={pathname + search} className={buttonClasses({ size: 'lg' })}>
          Try again
        </a>
        <TextLink to="/">Go to the home page</TextLink>
      </div>
      {requestId && (
        <p className="mt-12 text-soft text-xs">
          If you contact us about this, please mention request{' '}
          <code className="figures">{requestId}</code>.
        </p>
      )}
    </section>
  );
}

function errorTexts(status: number) {
  if (status === 503) {
    return {
      eyebrow: 'Temporarily unavailable',
      heading: 'We’ll be right back',
      fallback: 'We can’t show this page right now. Please try again in a moment.',
    };
  }
  if (status < 500) {
    return {
      eyebrow: 'Invalid request',
      heading: 'Something went wrong',
      fallback: 'This page does not accept that request.',
    };
  }
  return {
    eyebrow: 'Our fault, not yours',
    heading: 'Unexpected Application Error!',
    fallback: 'Something went wrong while loading this page. Please try again later.',
  };
}

/** The request id: from the failed loader, the render context or the document. */
function useRequestId(error: unknown): string | null {
  const render = use(RenderContext);
  const loaderRequestId = isRouteErrorResponse(error) ? textOf(error.data, 'requestId') : null;
  if (loaderRequestId) return loaderRequestId;
  if (render) return render.requestId;
  return document.documentElement.dataset.requestId ?? null;
}

function textOf(data: unknown, name: 'message' | 'requestId'): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value: unknown = Reflect.get(data, name);
  return typeof value === 'string' ? value : null;
}
