import { listStores } from '~/usecases/catalog/list-stores.server';
import { formPageAction } from '~/web/shared/forms/form-page-action.server';
import { priceMatchForm } from '~/web/shared/forms/price-match-form.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/price-match.page';
import { MatchSteps } from './match-steps';
import { MatchTerms } from './match-terms';
import { PriceMatchForm } from './price-match-form';
import { QualifyingStores } from './qualifying-stores';

export const loader = pageLoader(async ({ deps }) => ({
  stores: (await listStores(deps))
    .filter(({ priceMatchEligible }) => priceMatchEligible)
    .map(({ name, slug }) => ({ name, slug })),
}));

export const action = formPageAction(priceMatchForm);

export const meta = staticMeta({
  title: 'Price Match',
  description:
    'Found a lower price at a US store? Tell us. We verify it within 24 hours and show it to you and everyone else.',
  path: '/price-match',
  keywords: ['price match', 'beauty price match'],
});

export default function PriceMatchPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow="24-hour verification"
        title="Price Match"
        lead="Found a lower price than ours? Tell us where. We check it within 24 hours, and if it’s confirmed, we show it on the product page for everyone."
      />
      <MatchSteps />
      <div className="page-column grid gap-x-16 gap-y-14 pt-16 md:pt-24 lg:grid-cols-[1.3fr_1fr]">
        <section aria-labelledby="request" id="request-form">
          <h2 id="request" className="font-display text-3xl">
            Request a price match
          </h2>
          <PriceMatchForm stores={loaderData.stores} answer={actionData} />
        </section>
        <QualifyingStores stores={loaderData.stores} />
      </div>
      <MatchTerms />
    </>
  );
}
