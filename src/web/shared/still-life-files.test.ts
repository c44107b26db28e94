import { expect, test } from 'vitest';
import { pickSizes, srcSet } from './still-life-files';

const files = {
  '/assets/still-lifes/home-wide.avif': '/a/home-wide.avif',
  '/assets/still-lifes/home-wide.jpg': '/a/home-wide.jpg',
  '/assets/still-lifes/home-wide-640.avif': '/a/home-wide-640.avif',
  '/assets/still-lifes/home-tall.jpg': '/a/home-tall.jpg',
};

test('the sizes of a picture, the full one first', () => {
  expect(pickSizes(files, '/assets/still-lifes/home-wide', 1600)).toEqual({
    avif: [
      { url: '/a/home-wide.avif', width: 1600 },
      { url: '/a/home-wide-640.avif', width: 640 },
    ],
    jpg: [{ url: '/a/home-wide.jpg', width: 1600 }],
  });
});

test('a picture that is not there has no sizes', () => {
  expect(pickSizes(files, '/assets/still-lifes/makeup-tall', 900)).toEqual({ avif: [], jpg: [] });
  expect(srcSet([])).toBeUndefined();
});

test('sizes as the browser reads them', () => {
  const { avif } = pickSizes(files, '/assets/still-lifes/home-wide', 1600);
  expect(srcSet(avif)).toBe('/a/home-wide.avif 1600w, /a/home-wide-640.avif 640w');
});
