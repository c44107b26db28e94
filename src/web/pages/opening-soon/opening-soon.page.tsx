import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/opening-soon.page';

const rooms: Record<string, { title: string; lead: string }> = {
  '/brand-suggestions': { title: 'Brand Name Generator', lead: 'Three names for your next idea.' },
};

export const loader = pageLoader(({ url }) => {
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  const room = rooms[path] ?? { title: 'Opening soon', lead: '' };
  return { path, ...room };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.title ?? 'Opening soon',
    description: loaderData?.lead ?? '',
    path: loaderData?.path ?? '/',
    noindex: true,
  });

/** A room of the house that has its door but not its furniture. It says so. */
export default function OpeningSoonPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader eyebrow="Opening soon" title={loaderData.title} lead={loaderData.lead} />
      <div className="page-column">
        <p className="max-w-prose border-t border-line pt-6 text-soft">
          This page is being written. Meanwhile,{' '}
          <TextLink to="/products">browse all products</TextLink>.
        </p>
      </div>
    </>
  );
}
