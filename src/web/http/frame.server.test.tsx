import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SiteFooter } from '../shared/footer/site-footer';
import { SiteHeader } from '../shared/header/site-header';
import { RenderContext } from '../shared/render-context';
import { createSharedContent } from './shared-content.server';

interface Page {
  path: string;
  brandName: string;
  demo: boolean;
  emptyPaths: string[];
}

function frameOf({ path, brandName, demo, emptyPaths }: Page) {
  const element = (
    <>
      <SiteHeader />
      <SiteFooter />
    </>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { site: { brandName, demo }, emptyPaths } } },
  });
  return <RouterProvider router={router} />;
}

function renderInserted(page: Page): string {
  const { share, frame, fill } = createSharedContent('secret');
  const value = { brandName: 'Glowfare', nonce: 'n', requestId: null, share, frame, assets: null };
  const html = renderToString(<RenderContext value={value}>{frameOf(page)}</RenderContext>);
  return Buffer.from(fill(html)).toString();
}

const paths = [
  ...['/', '/about', '/contact', '/newsletter', '/newsletter/confirm', '/help', '/no-such-page'],
  ...['/products', '/products?filter=new', '/products?page=2', '/product/1', '/product/2'],
  ...['/category/skincare', '/category/skincare/serums', '/category/makeup'],
];

test('header and footer are the same as if every page rendered them', () => {
  const pages = paths.flatMap((path) => [
    { path, brandName: 'Glowfare', demo: true, emptyPaths: [] },
    { path, brandName: 'Glowfare', demo: false, emptyPaths: [] },
    { path, brandName: 'Other', demo: true, emptyPaths: ['/category/makeup'] },
  ]);
  const expected = pages.map((page) => renderToString(frameOf(page)));
  expect(expected[0]).toContain('popover');
  // The first time some are rendered, the second time all are inserted.
  for (let time = 0; time < 2; time += 1) expect(pages.map(renderInserted)).toEqual(expected);
});
