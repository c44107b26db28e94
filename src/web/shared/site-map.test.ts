import { describe, expect, test } from 'vitest';
import { isCurrent, mainMenu } from './site-map';

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

test('has the labels of the specification', () => {
  expect(mainMenu.map(({ label }) => label)).toEqual([
    'Home',
    'Categories',
    'Products',
    'About',
    'Contact',
  ]);
});
