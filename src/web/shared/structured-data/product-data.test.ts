import { expect, test } from 'vitest';
import type { ShownOffer, ShownProduct } from '../catalog/product-json';
import { productData } from './product-data';

const site = {
  brandName: 'Glowfare',
  publicUrl: 'https://glowfare.test',
  contactEmail: 'hello@glowfare.test',
  demo: false,
};

function aPrice(given: Partial<ShownOffer>): ShownOffer {
  return {
    retailer: 'Store',
    price: 20,
    offerId: 1,
    inStock: true,
    deliveredPrice: 25,
    shipping: 5,
    freeShippingFrom: null,
    seenAt: '2026-03-01T00:00:00.000Z',
    unitPrice: null,
    ...given,
  };
}

function aProduct(given: Partial<ShownProduct> = {}): ShownProduct {
  return {
    id: 12,
    name: 'Rose Serum',
    brand: 'Maison Rose',
    image: '/images/products/12.svg',
    imageVersion: '00000000000',
    imageTone: '#ffffff',
    category: 'Skincare',
    rating: 4.8,
    reviewCount: 900,
    prices: [],
    bestPrice: 20,
    brandSlug: 'maison-rose',
    categorySlug: 'skincare',
    subcategorySlug: 'serums',
    size: '1 fl oz / 30 ml',
    unitPrice: null,
    gtin: '00012345678905',
    sizes: [],
    ...given,
  };
}

test('does not offer an illustration as a picture of the product', () => {
  const described = productData(site, aProduct({ imageIsIllustration: true }));
  expect(JSON.stringify(described)).not.toContain('image');
});

test('describes brand, category, GTIN and picture', () => {
  expect(productData(site, aProduct())).toMatchObject({
    '@type': 'Product',
    name: 'Rose Serum',
    brand: { '@type': 'Brand', name: 'Maison Rose' },
    category: 'Skincare > Serums',
    gtin14: '00012345678905',
    url: 'https://glowfare.test/product/12',
    image: 'https://glowfare.test/images/products/12.svg',
  });
});

test('lists only offers in stock', () => {
  const prices = [
    aPrice({ price: 18.5, retailer: 'Cheap' }),
    aPrice({ price: 30, retailer: 'Expensive' }),
    aPrice({ price: 9, retailer: 'Unavailable', inStock: false }),
  ];
  const { offers } = productData(site, aProduct({ prices }));
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: '18.50',
    highPrice: '30.00',
    offerCount: 2,
    offers: [
      { price: '18.50', seller: { name: 'Cheap' }, availability: 'https://schema.org/InStock' },
      { price: '30.00', seller: { name: 'Expensive' } },
    ],
  });
});

test('reports a product that is out of stock everywhere', () => {
  const { offers } = productData(site, aProduct({ prices: [aPrice({ inStock: false })] }));
  expect(offers).toMatchObject({
    offerCount: 1,
    offers: [{ availability: 'https://schema.org/OutOfStock' }],
  });
});

test('has no offers for a product without stores', () => {
  expect(productData(site, aProduct()).offers).toBeUndefined();
});

test('does not present the catalog’s ratings as our own reviews', () => {
  expect(JSON.stringify(productData(site, aProduct()))).not.toMatch(/rating|review/i);
});

test('describes sizes of one formula as variants of a group with a stable id', () => {
  const sizes = [
    { id: 12, size: '1 fl oz', bestPrice: 20, unitPrice: null },
    { id: 7, size: '2 fl oz', bestPrice: 35, unitPrice: null },
    { id: 15, size: '4 fl oz', bestPrice: null, unitPrice: null },
  ];
  expect(productData(site, aProduct({ sizes })).isVariantOf).toEqual({
    '@type': 'ProductGroup',
    productGroupID: '7',
    name: 'Rose Serum',
    brand: { '@type': 'Brand', name: 'Maison Rose' },
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { '@type': 'Product', '@id': 'https://glowfare.test/product/12' },
      {
        '@type': 'Product',
        '@id': 'https://glowfare.test/product/7',
        url: 'https://glowfare.test/product/7',
        name: 'Rose Serum',
        size: '2 fl oz',
        offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: '35.00' },
      },
      {
        '@type': 'Product',
        '@id': 'https://glowfare.test/product/15',
        url: 'https://glowfare.test/product/15',
        name: 'Rose Serum',
        size: '4 fl oz',
        offers: undefined,
      },
    ],
  });
});

test('a single size is not a group', () => {
  const sizes = [{ id: 12, size: '1 fl oz', bestPrice: 20, unitPrice: null }];
  expect(productData(site, aProduct({ sizes })).isVariantOf).toBeUndefined();
});

test.each([
  ['the average of reviews here', { ownRating: { average: 4.3, rated: 12 } }, false, [4.3, 12]],
  ['no rating of stores', {}, false, undefined],
  ['no rating of a demonstration', { ownRating: { average: 4.3, rated: 12 } }, true, undefined],
])('describes %s', (_, given, demo, expected) => {
  const { aggregateRating } = productData({ ...site, demo }, aProduct(given));
  expect(aggregateRating).toEqual(
    expected && {
      '@type': 'AggregateRating',
      ratingValue: expected[0],
      ratingCount: expected[1],
      bestRating: 5,
      worstRating: 1,
    },
  );
});
