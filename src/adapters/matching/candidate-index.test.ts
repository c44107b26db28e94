import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '~/domain/matching/rules/decide';
import { PlainCatalog } from '~/domain/matching/rules/plain-catalog';
import { sameName } from '~/domain/matching/rules/same-name';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import { readTitle, storeTitle } from '~/domain/matching/titles/read-title';
import { createCandidateIndex } from './candidate-index';

const ids = (found: readonly { productId: number }[]) => found.map(({ productId }) => productId);

function indexOf(...products: ProductToMatch[]) {
  const index = createCandidateIndex();
  for (const product of products) index.add(product);
  return index;
}

describe('candidates', () => {
  const serum = { productId: 1, brand: 'Glow House', name: 'Dew Drops Serum', size: '50 ml' };
  const oil = { productId: 2, brand: 'Glow House', name: 'Moonlite Body Oil' };
  const other = { productId: 3, brand: 'Other', name: 'Dew Drops Serum', gtin: '0012345678905' };
  const index = indexOf(serum, oil, other);

  test('return the stored product', () => {
    const [first] = index.candidates({ brand: 'Glow House', name: 'Dew Drops Serum' });
    expect(first?.productId).toBe(serum.productId);
    expect(readTitle(first ?? oil)).toEqual(readTitle(serum));
    const [numbered] = index.candidates({ name: 'Anything', gtin: '012345678905' });
    expect(numbered?.gtin).toBe('00012345678905');
  });

  test('use the current brand aliases', () => {
    const [first] = index.candidates(serum);
    const learned = new Map([['glowhouse', 'maisonun']]);
    expect(readTitle(first ?? oil, learned)).toEqual(readTitle(serum, learned));
  });

  test('are found with other words around them, and with another spelling of the brand', () => {
    const found = index.candidates({
      brand: 'GLOW HOUSE Cosmetics',
      name: 'New! Dew Drops Face Serum 50ml',
    });
    expect(ids(found)[0]).toBe(1);
    expect(ids(found)).not.toContain(2);
  });

  test('are found by the brand that begins the title', () => {
    expect(ids(index.candidates({ name: 'Glow House Moonlite Oil' }))).toEqual([2]);
  });

  test.each([
    ['The Ordinary', 'The Ordinary Moonlite Oil'],
    ['Ordinary', 'The Ordinary Moonlite Oil'],
    ['KVD Beauty', 'Kat Von D Moonlite Oil'],
  ])('of %s are found by the title %s', (brand, name) => {
    const own = indexOf({ productId: 5, brand, name: 'Moonlite Body Oil' });
    expect(ids(own.candidates({ name }))).toEqual([5]);
  });

  test('are found by the whole name under an unknown brand', () => {
    expect(ids(index.candidates({ brand: 'Unknown', name: 'Serum Dew Drops' }))).toEqual([1, 3]);
  });

  test('are found by GTIN first', () => {
    const offer = { brand: 'Glow House', name: 'Moonlite Body Oil', gtin: '012345678905' };
    expect(ids(index.candidates(offer))).toEqual([3, 2]);
  });

  test('are pooled: another search overwrites them', () => {
    const growing = indexOf({ ...serum, name: 'Dew Drops Balm' });
    const offer = { brand: 'Glow House', name: 'Dew Drops Serum' };
    expect(decide(offer, growing.candidates(offer)).kind).not.toBe('match');
    growing.add({ ...offer, productId: 2 });
    expect(decide(offer, growing.candidates(offer))).toMatchObject({ kind: 'match', productId: 2 });
  });

  test('use learned brand aliases', () => {
    const taught = createCandidateIndex(new Map([['maisonun', 'glowhouse']]));
    taught.add(serum);
    expect(ids(taught.candidates({ brand: 'Maison Un', name: 'Dew Drops' }))).toEqual([1]);
  });
});

test('a candidate with the same name, in any order of words, may have that name', () => {
  const words = fc.shuffledSubarray(['Dew', 'Drops', 'the', 'Serum', 'Night', 'for', 'Balm'], {
    minLength: 2,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const index = indexOf({ productId: 1, brand: 'Glow House', name: one.join(' ') });
      const offer = { brand: 'Glow House', name: other.join(' ') };
      const title = index.titleOf(offer);
      for (const candidate of index.candidates(offer)) {
        if (sameName(title, readTitle(candidate)))
          expect(candidate.mayHaveNameOf(title)).toBe(true);
      }
    }),
  );
});

test('reports whether a GTIN is taken', () => {
  const index = indexOf(
    { productId: 1, brand: 'Glow House', name: 'Dew Drops Serum', shade: '02 Rose', size: '30 ml' },
    { productId: 2, brand: 'Other', name: 'Dew Drops Serum', shade: '03', gtin: '0012345678905' },
  );
  expect(index.hasGtin('00012345678905')).toBe(true);
  expect(index.hasGtin('04006381333931')).toBe(false);
});

test('finds a product by its own title among thousands of its brand', () => {
  const words = [
    'Aura',
    'Bloom',
    'Cloud',
    'Dune',
    'Ember',
    'Fern',
    'Gleam',
    'Haze',
    'Iris',
    'Jade',
    'Kite',
    'Lumen',
  ];
  const forms = ['Serum', 'Cream', 'Oil', 'Mist', 'Balm'];
  const products = words.flatMap((one) =>
    words.flatMap((two) =>
      forms.map((form) => ({ brand: 'Glow House', name: `${one} ${two} ${form}` })),
    ),
  );
  const index = indexOf(...products.map((product, at) => ({ ...product, productId: at + 1 })));
  fc.assert(
    fc.property(fc.nat({ max: products.length - 1 }), (at) => {
      const offer = products[at] ?? { name: '' };
      expect(ids(index.candidates(offer))).toContain(at + 1);
    }),
  );
});

test('stores any title without loss', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
  const gtins = fc.constantFrom(
    '',
    '012345678905',
    '0012345678905',
    '00012345678905',
    'none',
    '1-2',
    '4006381333931',
  );
  const ids = fc.integer({ min: 1, max: 2_147_483_647 });
  const listed = fc.tuple(texts, texts, texts, texts, gtins, ids);
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1, maxLength: 30 }), (rows) => {
      const products = rows.map(([brand, name, size, shade, gtin, productId]) => ({
        productId,
        name: `Aurora ${name}`,
        ...(brand !== '' && { brand }),
        ...(size !== '' && { size }),
        ...(shade !== '' && { shade }),
        ...(gtin !== '' && { gtin }),
      }));
      const index = indexOf(...products);
      const found = index.candidates(products.at(-1) ?? { name: '' });
      expect(found.length).toBeGreaterThan(0);
      for (const product of found) {
        const added = products.filter(({ productId }) => productId === product.productId);
        expect(added.map((one) => readTitle(one))).toContainEqual(readTitle(product));
      }
    }),
  );
});

test('a stored title decides like a parsed one', () => {
  const words = ['Dew', 'Drops', 'Serum', 'Night', 'SPF 30', 'Set', '50ml', '30ml', 'for', 'Face'];
  const titles = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
    .map((parts) => ({ brand: 'Glow House', name: parts.join(' ') }));
  fc.assert(
    fc.property(titles, fc.array(titles, { minLength: 1, maxLength: 12 }), (offer, listings) => {
      const products = listings.map((listing, at) => ({ ...listing, productId: at + 1 }));
      const found = indexOf(...products).candidates(offer);
      const listed = ids(found).flatMap((id) => products[id - 1] ?? []);
      expect(decide(offer, found)).toEqual(decide(offer, listed));
    }),
  );
});

test('the index knows the use of words like a plain catalog', () => {
  const word = fc.constantFrom(...'Dew Drops Moon Rose Night Serum Cream Eye Rich Rich'.split(' '));
  const names = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const brand = fc.constantFrom('Glow House', 'Other');
  const product = fc.record({ name: names, brand });
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), product, product, (listed, offer, other) => {
      const products = listed.map((one, at) => ({ ...one, productId: at + 1 }));
      const index = indexOf(...products);
      const plain = new PlainCatalog(products);
      const [title, second] = [readTitle(offer), readTitle(other)];
      expect(index.productCount(title)).toBe(plain.productCount(title));
      for (const { words } of [title, second]) {
        expect(index.namesWith(words, title, second)).toBe(plain.namesWith(words, title, second));
      }
      for (const one of [...title.words, ...second.words]) {
        expect(index.wordUse(one, title, second)).toBe(plain.wordUse(one, title, second));
        for (const { words: phrase } of [title, second]) {
          if (!phrase.includes(one)) continue;
          const use = plain.wordUse(one, title, second, phrase);
          expect(index.wordUse(one, title, second, phrase)).toBe(use);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('stored candidates are decided about like the plain products', () => {
  const word = fc.constantFrom(...'Dew Drops Moon Rose Night Serum Cream Rich Glowing'.split(' '));
  const names = fc.array(word, { minLength: 2, maxLength: 5 }).map((words) => words.join(' '));
  const size = fc.constantFrom(undefined, '50 ml', '30 ml');
  const listing = fc.record({ name: names, brand: fc.constant('Glow House'), size });
  fc.assert(
    fc.property(
      fc.array(listing, { maxLength: 8 }),
      listing,
      (listed, { size: field, ...named }) => {
        const products = listed.map((one, at) => ({ ...one, productId: at + 1 }));
        const offer = field === undefined ? named : { ...named, size: field };
        const index = indexOf(...products);
        const candidates = index.candidates(offer);
        const found = ids(candidates);
        const plain = products.filter(({ productId }) => found.includes(productId));
        const catalog = new PlainCatalog(products);
        expect(decide(storeTitle(index.titleOf(offer)), candidates, { catalog: index })).toEqual(
          decide(offer, plain, { catalog }),
        );
      },
    ),
    { numRuns: 500 },
  );
});
