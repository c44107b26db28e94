import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankLabel } from './illustration';
import { pictureBackground } from './picture-background';
import { pictureFormats, pictureWidths, readPictureName } from './picture-request';
import { isPictureVersion, pictureVersion } from './picture-version';

const subject = {
  brand: { id: 3, name: 'Fern & Fallow' },
  name: 'Night Cream',
  size: { amount: 50, unit: 'ml' as const },
  picture: {
    shape: 'low-jar',
    palette: { body: '#5b6b4a', accent: '#c9a36a', label: '#f5f0e3' },
    label: 'plain',
  },
};

describe('the version of a picture', () => {
  test('is deterministic and well-formed', () => {
    expect(pictureVersion(subject)).toBe(pictureVersion(structuredClone(subject)));
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1 }), (name, id) => {
        const version = pictureVersion({ ...subject, name, brand: { id, name } });
        expect(isPictureVersion(version)).toBe(true);
      }),
    );
  });

  test('does not depend on what is not in the picture', () => {
    const { label, palette, shape } = subject.picture;
    const reordered = { ...subject, id: 9, picture: { label, palette, shape } };
    expect(pictureVersion(reordered)).toBe(pictureVersion(subject));
  });

  test.each([
    ['name', { ...subject, name: 'Day Cream' }],
    ['size', { ...subject, size: null }],
    ['brand', { ...subject, brand: { id: 4, name: 'Fern & Fallow' } }],
    ['shape', { ...subject, picture: { ...subject.picture, shape: 'tall-jar' } }],
    ['layout', { ...subject, picture: { ...subject.picture, label: 'grid' } }],
    ['typeface', { ...subject, picture: { ...subject.picture, typeface: 'jost' } }],
    ['shade', { ...subject, picture: { ...subject.picture, shade: '#b3121d' } }],
    ['photograph', { ...subject, picture: { ...subject.picture, photo: 'ab' } }],
  ])('changes with the %s', (_, changed) => {
    expect(pictureVersion(changed)).not.toBe(pictureVersion(subject));
  });

  test('is the same for all products with the same illustration', () => {
    const blank = { ...subject, picture: { ...subject.picture, label: blankLabel } };
    const other = { ...blank, brand: { id: 4, name: 'Oak & Iron' }, name: 'Day Cream', size: null };
    expect(pictureVersion(other)).toBe(pictureVersion(blank));
    expect(pictureVersion(blank)).not.toBe(pictureVersion(subject));
  });

  test('changes with the library', () => {
    expect(pictureVersion(subject, 'one')).not.toBe(pictureVersion(subject, 'two'));
  });
});

describe('the name of a picture’s file', () => {
  test('parses every width and format', () => {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        expect(readPictureName(`${width}.${format}`)).toEqual({ width, format });
      }
    }
  });

  test('rejects other names', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(!/^(160|320|640|960)\.(avif|webp|jpg)$/.test(name));
        expect(readPictureName(name)).toBeNull();
      }),
    );
    for (const name of ['0320.avif', '320.AVIF', '320.avif ', '320.svg', '3200.avif', '320avif']) {
      expect(readPictureName(name)).toBeNull();
    }
  });
});

test('the background is always light, for any brand', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, fc.constantFrom('#ffffff', 'red', ''), (body, accent, label) => {
      const ground = pictureBackground({ ...subject.picture, palette: { body, accent, label } });
      expect(ground).toMatch(/^#[\da-f]{6}$/);
      const parts = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
      expect(Math.min(...parts)).toBeGreaterThan(200);
    }),
  );
});
