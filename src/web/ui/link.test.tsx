import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Link, type LinkProps } from './link';

function render(link: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/category/skincare?page=2']}>{link}</MemoryRouter>,
  );
}

test.each<[string, LinkProps]>([
  ['a path', { to: '/product/1' }],
  ['a query and a fragment', { to: '/products?brands=a,b&search=l%27eau "x"#list' }],
  ['a relative query', { to: '?page=3' }],
  ['a relative path', { to: 'serums' }],
  ['a fragment', { to: '#list' }],
  ['parts of an address', { to: { pathname: '/products', search: '?page=2' } }],
  ['another site', { to: 'https://store.example/', target: '_blank', rel: 'noopener' }],
  ['another site without a protocol', { to: '//store.example/' }],
  [
    'options of the router',
    {
      to: '/auth',
      state: { from: '/' },
      replace: true,
      reloadDocument: true,
      preventScrollReset: true,
      prefetch: 'intent',
      onClick: () => {},
    },
  ],
  [
    'attributes',
    { to: '/', className: 'a', 'aria-current': 'page', title: '<b>', children: 'Home' },
  ],
])('the server writes %s as React Router does', (_, props) => {
  expect(render(<Link {...props} />)).toBe(render(<RouterLink discover="none" {...props} />));
});
