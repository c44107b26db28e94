import { expect, test } from 'vitest';
import { pickSizes, srcSet } from './still-life-files';

const files = {
  '/assets/still-lifes/home-wide.avif': '/a/home-wide.avif',
  '/assets/still-lifes/home-wide.jpg': '/a/home-wide.jpg',
  '/assets/still-lifes/home-wide-640.avif': '/a/home-wide-640.avif',
  '/assets/still-lifes/home-tall.jpg': '/a/home-tall.jpg',
};

test('lists the sizes of a picture, widest first', () => {
  expect(pickSizes(files, '/assets/still-lifes/home-wide', 1600)).toEqual({
    avif: [
      { url: '/a/home-wide.avif', width: 1600 },
      { url: '/a/home-wide-640.avif', width: 640 },
    ],
    jpg: [{ url: '/a/home-wide.jpg', width: 1600 }],
  });
});

test('returns no sizes for a missing picture', () => {
  expect(pickSizes(files, '/assets/still-lifes/makeup-tall', 900)).toEqual({ avif: [], jpg: [] });
  expect(srcSet([])).toBeUndefined();
});

test('formats the srcset attribute', () => {
  const { avif } = pickSizes(files, '/assets/still-lifes/home-wide', 1600);
  expect(srcSet(avif)).toBe('/a/home-wide.avif 1600w, /a/home-wide-640.avif 640w');
});
