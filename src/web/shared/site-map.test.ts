import { describe, expect, test } from 'vitest';
import { isCurrent, mainMenu } from './site-map';

const currentAt = (pathname: string) =>
  mainMenu.filter((item) => isCurrent(item, pathname)).map(({ label }) => label);

describe('the current item of the menu', () => {
  test.each([
    ['/', ['Home']],
    ['/products', ['Products']],
    ['/product/3', ['Products']],
    ['/category/skincare', ['Categories']],
    ['/category/skincare/serums', ['Categories']],
    ['/about', ['About']],
    ['/about/team', ['About']],
    ['/contact', ['Contact']],
    // A prefix is a part of the path, not of a word.
    ['/productsmith', []],
    ['/categorylist', []],
    ['/favorites', []],
  ])('%s is %j', (pathname, labels) => {
    expect(currentAt(pathname)).toEqual(labels);
  });
});

test('the menu says what the specification says', () => {
  expect(mainMenu.map(({ label }) => label)).toEqual([
    'Home',
    'Categories',
    'Products',
    'About',
    'Contact',
  ]);
});
