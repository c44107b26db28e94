import { priceMatchStateTexts } from '~/domain/forms/price-match';
import { showPriceMatch } from '~/usecases/forms/read-submission.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/price-match-request.page';
import { requestJson } from './request-json';

export const loader = pageLoader(async ({ deps, params }) => {
  const { request, steps } = await showPriceMatch(deps, { token: params.token ?? '' });
  return requestJson(request, steps);
});

/** Personal, so it must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta = staticMeta({
  title: 'Your price match request',
  description: 'The status of your request.',
  path: '/price-match',
  noindex: true,
});

/** The status of a request, for anyone who has its link. */
export default function PriceMatchRequestPage({ loaderData }: Route.ComponentProps) {
  const { reference, product, store, price, state, productPath, dueAt, steps } = loaderData;
  const { title, sentence } = priceMatchStateTexts[state];
  return (
    <>
      <PageHeader eyebrow={`Price match ${reference}`} title={`${title}.`} lead={sentence} />
      <div className="page-column grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr]">
        <section aria-labelledby="asked" className="border-accent border-t-2 pt-5">
          <h2 id="asked" className="eyebrow text-soft">
            Your request
          </h2>
          <p className="wrap-anywhere mt-3 font-display text-xl">{product}</p>
          <p className="mt-2">
            <span className="figures font-semibold">{price}</span> at {store}
          </p>
          {productPath && (
            <p className="mt-5">
              <ButtonLink to={productPath}>See it on the product page</ButtonLink>
            </p>
          )}
          {dueAt && (
            <p className="mt-5 text-soft text-sm">
              You’ll hear from us by{' '}
              <time dateTime={dueAt} className="text-ink">
                {formatMoment(dueAt)}
              </time>
              .
            </p>
          )}
          <p className="mt-5 text-soft text-sm">
            We’ll email you at every step. Save the link to this page; anyone who has it can see the
            request.
          </p>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="font-display text-2xl">
            Status history
          </h2>
          <ol className="mt-5 border-ink border-t">
            {steps.map((step) => (
              <li key={step.state} className="grid gap-1 border-line border-b py-4">
                <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <strong>{priceMatchStateTexts[step.state].title}</strong>
                  <time dateTime={step.at} className="text-soft text-sm">
                    {formatMoment(step.at)}
                  </time>
                </p>
                {step.note && <p className="wrap-anywhere max-w-prose">{step.note}</p>}
              </li>
            ))}
          </ol>
          <p className="mt-8">
            <TextLink to="/price-match">What we match and what we don’t</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

/** Formats a timestamp in New York time, so that server and browser render the same text. */
function formatMoment(iso: string): string {
  return momentFormat.format(new Date(iso));
}
