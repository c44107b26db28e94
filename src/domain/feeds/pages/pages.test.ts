import { describe, expect, test } from 'vitest';
import { joinGraph } from './join-graph';
import { parseLooseJson } from './loose-json';
import { readProductData } from './product-data';

describe('JSON as pages contain it', () => {
  test.each([
    ['{"a": 1, "b": [1, 2,],}', { a: 1, b: [1, 2] }],
    ['{"a": 1 // one\n, "b": 2 /* two */}', { a: 1, b: 2 }],
    [
      '{"url": "https://shop.example/a//b", "c": "/* not a comment */",}',
      { url: 'https://shop.example/a//b', c: '/* not a comment */' },
    ],
    ['<!-- {"a": 1} -->', { a: 1 }],
    ['//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['{"a": "two\nlines"}', { a: 'two lines' }],
    ['{"a": 1,, "b": 2};', { a: 1, b: 2 }],
    ['{"a": "\\"quoted\\","}', { a: '"quoted",' }],
    ['not JSON', undefined],
    ['{"a": /*', undefined],
  ])('%j', (text, value) => {
    expect(parseLooseJson(text)).toEqual(value);
  });
});

describe('a graph', () => {
  const product = {
    '@id': '#p',
    '@type': 'Product',
    name: 'Serum',
    sku: 'k1',
    offers: { '@id': '#o' },
    brand: { '@id': '#b' },
  };
  const offer = { '@id': '#o', '@type': 'Offer', price: '19.99', priceCurrency: 'USD' };
  const brand = { '@id': '#b', '@type': 'Brand', name: 'Lumivera' };

  test('is joined by @id, also across scripts', () => {
    const [record] = readProductData(joinGraph([{ '@graph': [product, brand] }, offer]), 1, null);
    const fields = Object.fromEntries(
      record?.names.map((name, at) => [name, record.values[at]]) ?? [],
    );
    expect(fields).toMatchObject({
      id: 'k1',
      title: 'Serum',
      brand: 'Lumivera',
      price: '19.99',
      currency: 'USD',
    });
  });

  test('may refer to itself', () => {
    const page = { '@id': '#page', '@type': 'WebPage', mainEntity: { '@id': '#p' } };
    const circle = { ...product, isPartOf: { '@id': '#page' } };
    expect(readProductData(joinGraph([{ '@graph': [page, circle, offer] }]), 1, null)).toHaveLength(
      1,
    );
  });

  test('counts a product that is described twice once, with its price', () => {
    const bare = { '@type': 'Product', name: 'Serum', sku: 'k1' };
    const priced = { ...bare, offers: { price: 5, priceCurrency: 'USD' } };
    const records = readProductData([bare, priced, priced], 1, null);
    expect(records.map(({ names, values }) => values[names.indexOf('price')])).toEqual(['5']);
  });
});
