import { data } from 'react-router';
import { NotFound } from '~/web/shared/error/not-found';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';

export const loader = pageLoader(({ deps, url }) => {
  deps.log.warn({ path: url.pathname.slice(0, 500) }, 'page not found');
  return data(null, { status: 404 });
});

export const meta = staticMeta({
  title: 'Page not found',
  description: 'We could not find this page.',
  path: '/',
  noindex: true,
});

export default function NotFoundPage() {
  return <NotFound />;
}
