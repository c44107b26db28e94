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
    ["{'a': 'it\\'s \"b\"'}", { a: 'it\'s "b"' }],
    ['{&quot;a&quot;: &quot;b &amp; c&quot;}', { a: 'b & c' }],
    ['{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
    ['{a: "b: c", price_1 : true,}', { a: 'b: c', price_1: true }],
    ['{"a": "50\\% off",}', { a: '50\\% off' }],
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
    const [{ records: [record] = [] } = {}] = readProductData(
      joinGraph([{ '@graph': [product, brand] }, offer]),
      1,
      null,
    );
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
    expect(read([bare, priced, priced])).toMatchObject([{ title: 'Serum', price: '5' }]);
  });
});

function read(data: unknown, pageUrl: string | null = null) {
  return readProductData(joinGraph([data].flat()), 1, pageUrl)
    .flatMap(({ records }) => records)
    .map(({ names, values }) => Object.fromEntries(names.map((name, at) => [name, values[at]])));
}

describe('the price of an offer', () => {
  const priceType = (name: string) => `https://schema.org/${name}`;
  const list = { priceType: priceType('ListPrice'), price: 30, priceCurrency: 'USD' };
  const sale = { priceType: priceType('SalePrice'), price: 22, priceCurrency: 'USD' };
  const struck = { priceType: priceType('StrikethroughPrice'), price: 30 };
  const perUnit = { price: 44, referenceQuantity: { value: 100, unitCode: 'MLT' } };
  const forMembers = { price: 18, validForMemberTier: { name: 'Gold' } };
  const reduced = { price: '22', original_price: '30', currency: 'USD' };
  test.each([
    ['a list price and a sale price', { priceSpecification: [list, sale] }, reduced],
    ['a list price and a plain one', { priceSpecification: [list, { price: 22 }] }, reduced],
    ['the list price as its price', { price: 30, priceSpecification: [list, sale] }, reduced],
    [
      'a price and a crossed-out one',
      { price: 22, priceCurrency: 'USD', priceSpecification: struck },
      reduced,
    ],
    ['a price per unit', { priceSpecification: [perUnit, sale] }, { price: '22' }],
    ['a price for members', { priceSpecification: [forMembers, sale] }, { price: '22' }],
    [
      'the lowest price of several',
      { '@type': 'AggregateOffer', lowPrice: 19, highPrice: 29 },
      { price: '19' },
    ],
    // The standard has only decimal points; a text may be grouped if the currency has no cents.
    ['three decimals', { price: '12.500', priceCurrency: 'USD' }, { price: '12.5000' }],
    ['a number of three decimals', { price: 12.345 }, { price: '12.3450' }],
    ['thousands', { price: '450.000', priceCurrency: 'VND' }, { price: '450.000' }],
  ])('%s', (_, offers, expected) => {
    expect(read({ '@type': 'Product', name: 'Serum', offers })).toMatchObject([expected]);
  });
});

describe('the products of a page', () => {
  const serum = { '@type': 'Product', name: 'Serum', sku: 'k1', offers: { price: 19 } };
  const pageUrl = 'https://shop.example/serum';
  const [small, large] = [
    { sku: 'a', size: '30 ml', offers: { price: 19 } },
    { sku: 'b', size: '50 ml', offers: { price: 29 } },
  ];
  test.each([
    [
      'the offers of an aggregate, with its currency and their names',
      {
        ...serum,
        offers: {
          priceCurrency: 'GBP',
          offers: [
            { sku: 'a', name: '30 ml', price: 19 },
            { sku: 'b', name: 'Serum 50 ml', price: 29 },
          ],
        },
      },
      [
        { title: 'Serum 30 ml', price: '19', currency: 'GBP' },
        { title: 'Serum 50 ml', price: '29', currency: 'GBP' },
      ],
    ],
    [
      'the variants of a group',
      { '@type': 'ProductGroup', name: 'Serum', hasVariant: [small, large] },
      [
        { title: 'Serum', size: '30 ml', price: '19' },
        { title: 'Serum', size: '50 ml', price: '29' },
      ],
    ],
    [
      'a variant that names its group',
      { '@type': 'Product', ...small, isVariantOf: { name: 'Serum', brand: { name: 'Lumivera' } } },
      [{ title: 'Serum', brand: 'Lumivera', size: '30 ml' }],
    ],
    [
      'new rather than used ones',
      {
        ...serum,
        offers: [{ price: 9, itemCondition: 'https://schema.org/UsedCondition' }, { price: 19 }],
      },
      [{ price: '19' }],
    ],
    [
      'names with a prefix',
      {
        '@type': 'schema:Product',
        'schema:name': 'Serum',
        'schema:offers': { 'schema:price': 19 },
      },
      [{ title: 'Serum', price: '19' }],
    ],
    [
      'one that is described twice under other ids',
      [serum, { ...serum, sku: undefined, productID: 'x', url: pageUrl }],
      [{ id: 'k1', price: '19' }],
    ],
    [
      'not those that it recommends',
      [
        { ...serum, url: 'http://www.shop.example/serum/?variant=1' },
        {
          '@type': 'ItemList',
          itemListElement: [
            { item: { '@type': 'Product', name: 'Cream', url: 'https://shop.example/cream' } },
          ],
        },
      ],
      [{ id: 'k1' }],
    ],
    [
      'all of a list',
      ['a', 'b'].map((name) => ({ ...serum, sku: name, url: `https://shop.example/${name}` })),
      [{ id: 'a' }, { id: 'b' }],
    ],
  ])('%s', (_, data, expected) => {
    expect(read(data, pageUrl)).toMatchObject(expected);
  });
});
