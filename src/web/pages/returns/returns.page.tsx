import { readReturnPolicy } from '~/domain/catalog/return-policy';
import { listStores } from '~/usecases/catalog/list-stores.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/returns.page';
import { ImportantNotes } from './important-notes';
import { MoreStores } from './more-stores';
import { ReturnProcess } from './return-process';
import { ReturnTips } from './return-tips';
import { StoreCards } from './store-cards';

/** So many stores are shown in full; the others in a list. */
const maxFeaturedStores = 6;

export const loader = pageLoader(async ({ deps }) => {
  const stores = (await listStores(deps)).map(({ name, slug, returnPolicy }) => ({
    name,
    slug,
    ...readReturnPolicy(returnPolicy),
  }));
  // Of a store that a feed brought we may not know what it takes back.
  const featured = stores.filter(({ window }) => window !== null).slice(0, maxFeaturedStores);
  return { featured, others: stores.filter((store) => !featured.includes(store)) };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Return Policies Guide',
    description:
      'What each beauty store takes back, until when and in what condition; how a return works, step by step; and when the refund arrives.',
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
        lead="You return a product to the store that sold it. This is what each store takes back, until when, and how it goes."
      />
      <ReturnTips />
      {featured.length > 0 && <StoreCards stores={featured} />}
      {others.length > 0 && <MoreStores stores={others} />}
      <ReturnProcess />
      <ImportantNotes />
    </article>
  );
}
