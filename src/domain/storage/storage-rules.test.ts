import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowsMimeType, isBucketName, parseFileSize } from './bucket';
import { describeTransform } from './image-transform';
import { isObjectName, readCacheControl, servingOf } from './storage-object';

const allowed = "aZ09_/!.*'() &$=@;:+,?-";

describe('names', () => {
  test.each(['a', 'a b.txt', "it's (1).png", 'folder/a,b;c=d@e', '...', 'a..b/c'])(
    '%j is a valid object name',
    (name) => expect(isObjectName(name)).toBe(true),
  );

  test.each(['', '/', '/a', 'a/', 'a//b', '.', '..', 'a/../b', './a', 'a\\b', 'a\nb', 'a\0', 'é'])(
    '%j is not',
    (name) => expect(isObjectName(name)).toBe(false),
  );

  test('of objects survive URL encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...allowed), minLength: 1 }), (name) => {
        fc.pre(isObjectName(name));
        const path = name.split('/').map(encodeURIComponent).join('/');
        const { pathname } = new URL(`http://site/object/${path}`);
        expect(decodeURIComponent(pathname)).toBe(`/object/${name}`);
      }),
    );
  });

  test.each(['', ' a', 'a ', '.', 'a/b', 'public', 'list-v2', 'a\\b', 'a'.repeat(101)])(
    '%j is not a valid bucket name',
    (name) => expect(isBucketName(name)).toBe(false),
  );
});

test.each([
  [1_000, 1_000],
  ['1kb', 1_000],
  ['1.5MB', 1_500_000],
  ['20mb', 20_000_000],
  ['500', 500],
  ['3b', 3],
  ['', null],
  ['0', null],
  [0, null],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  ['mb', null],
  ['1tb', null],
])('a limit of %j is %j bytes', (given, bytes) => {
  expect(parseFileSize(given)).toBe(bytes);
});

test.each([
  [null, 'text/html', true],
  [[], 'text/html', true],
  [['image/png'], 'image/png', true],
  [['image/png'], 'IMAGE/PNG; q=1', true],
  [['image/png'], 'image/pngx', false],
  [['image/*'], 'image/webp', true],
  [['image/*'], 'imagex/webp', false],
  [['*/*'], 'a/b', true],
])('%j takes %s: %s', (allowedMimeTypes, type, expected) => {
  expect(allowsMimeType({ allowedMimeTypes }, type)).toBe(expected);
});

test.each([
  ['max-age=3600', 'max-age=3600'],
  ['3600', 'max-age=3600'],
  ['public, max-age=60', 'max-age=60'],
  ['no-store', 'no-cache'],
  ['3600\r\nSet-Cookie: a=b', 'max-age=3600'],
  ['', 'no-cache'],
  [undefined, 'no-cache'],
])('stores cache-control %j as %j', (given, kept) => {
  expect(readCacheControl(given)).toBe(kept);
});

test('never serves a type that browsers execute', () => {
  const parts = fc.constantFrom(
    'text',
    'image',
    'application',
    'html',
    'svg+xml',
    'javascript',
    'x',
  );
  fc.assert(
    fc.property(fc.tuple(parts, parts, fc.string()), ([kind, name, rest]) => {
      const { type, isAttachment } = servingOf(`${kind}/${name}${rest}`);
      expect(type).not.toMatch(/html|svg|script|[\r\n]/i);
      expect(isAttachment || type.startsWith('image/')).toBe(true);
    }),
  );
});

test('describes transformations like the official service', () => {
  expect(describeTransform({ width: 200, height: 300, resize: 'contain', quality: 80 })).toBe(
    'height:300,width:200,resizing_type:fit',
  );
});
