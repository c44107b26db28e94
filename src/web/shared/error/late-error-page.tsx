import { lazy, Suspense } from 'react';

// Lazy: most visits never need it. If loading fails, perhaps because the network is down, an
// unstyled version is shown.
const ErrorPage = lazy(() =>
  import('./error-page').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
);

function PlainErrorPage(_: { error: unknown }) {
  return (
    <section className="page-column py-24">
      <h1 className="font-display text-3xl">Unexpected Application Error!</h1>
      <p className="mt-6">
        Please check your connection, then <a href={location.href}>try again</a>.
      </p>
    </section>
  );
}

export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
