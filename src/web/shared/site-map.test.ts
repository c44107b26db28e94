import { describe, expect, test } from 'vitest';
import { isCurrent, mainMenu, placeInMenu } from './site-map';

const currentAt = (pathname: string) =>
  mainMenu.filter((item) => isCurrent(item, pathname)).map(({ label }) => label);

describe('current menu item', () => {
  test.each([
    ['/', ['Home']],
    ['/products', ['Products']],
    ['/product/3', ['Products']],
    ['/category/skincare', ['Categories']],
    ['/category/skincare/serums', ['Categories']],
    ['/about', ['About']],
    ['/about/team', ['About']],
    ['/contact', ['Contact']],
    // Prefixes match whole path segments.
    ['/productsmith', []],
    ['/categorylist', []],
    ['/favorites', []],
  ])('at %s, highlights %j', (pathname, labels) => {
    expect(currentAt(pathname)).toEqual(labels);
  });
});

test.each([
  ['/', '', { item: 'Home', link: '/' }],
  ['/about', '?from=email', { item: 'About', link: '/about' }],
  ['/about/team', '', { item: 'About', link: null }],
  ['/category/skincare', '', { item: 'Categories', link: '/category/skincare' }],
  ['/category/skincare/serums', '', { item: 'Categories', link: null }],
  ['/products', '?filter=sale', { item: 'Products', link: '/products?filter=sale' }],
  ['/products', '?filter=sale&page=2', { item: 'Products', link: null }],
  ['/product/3', '', { item: 'Products', link: null }],
  ['/favorites', '', { item: null, link: null }],
])('%s%s is at %j in the menu', (pathname, search, place) => {
  expect(placeInMenu({ pathname, search })).toEqual(place);
});

test('has the labels of the specification', () => {
  expect(mainMenu.map(({ label }) => label)).toEqual([
    'Home',
    'Categories',
    'Products',
    'About',
    'Contact',
  ]);
});
