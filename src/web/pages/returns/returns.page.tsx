import { readReturnPolicy } from '~/domain/catalog/return-policy';
import { listStores } from '~/usecases/catalog/list-stores.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import type { Route } from './+types/returns.page';
import { ImportantNotes } from './important-notes';
import { MoreStores } from './more-stores';
import { ReturnProcess } from './return-process';
import { ReturnTips } from './return-tips';
import { StoreCards } from './store-cards';

/** The number of stores shown as cards; the others are listed below. */
const maxFeaturedStores = 6;

export const loader = pageLoader(async ({ deps }) => {
  const stores = (await listStores(deps)).map(({ name, slug, returnPolicy }) => ({
    name,
    slug,
    ...readReturnPolicy(returnPolicy),
  }));
  // For stores added by a feed, the return policy may be unknown.
  const featured = stores.filter(({ window }) => window !== null).slice(0, maxFeaturedStores);
  return { featured, others: stores.filter((store) => !featured.includes(store)) };
});

export const meta = staticMeta({
  title: 'Return Policies Guide',
  description:
    'Each beauty store’s return window and conditions, how a return works step by step, and when you get your refund.',
  path: '/returns',
  keywords: ['beauty return policies', 'return opened makeup'],
});

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const { featured, others } = loaderData;
  return (
    <article data-prints>
      <PageHeader
        eyebrow="Returns"
        title="Return Policies Guide"
        lead="You return a product to the store that sold it. See each store’s return window and conditions, and how a return works."
      />
      <ReturnTips />
      {featured.length > 0 && <StoreCards stores={featured} />}
      {others.length > 0 && <MoreStores stores={others} />}
      <ReturnProcess />
      <ImportantNotes />
    </article>
  );
}
