import { lazy, Suspense } from 'react';

// Most visits never see it, so it is fetched when it is needed. When that fails (the network may be
// what went wrong) the words are there without the look.
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

/** The error page of every route. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
