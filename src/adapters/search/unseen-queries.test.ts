import { expect, test } from 'vitest';
import { anyProduct, type SearchProduct } from '~/domain/search/search-index';
import { aSearchProduct, searchedAt } from '../../../tests/factories/search-product';
import { createSearchIndex } from './create-search-index';

function ask(products: readonly SearchProduct[], search: string) {
  const query = { ...anyProduct, search, sort: 'relevance', pageSize: 9, now: searchedAt } as const;
  const { ids, dropped, understood } = createSearchIndex(products).list(query);
  const labels = (parts: readonly { label: string }[]) => parts.map(({ label }) => label);
  return { ids, dropped: labels(dropped), understood: labels(understood) };
}

const nailTools = [
  aSearchProduct(1, 'Nail File', 'tools/nail-tools', ['type:nail-file']),
  aSearchProduct(2, 'Nail Lamps', 'tools/nail-tools', ['type:nail-lamp']),
];

test('a word that is not wanted is in no name', () => {
  expect(ask(nailTools, 'gel nail polish no lamp').ids).toEqual([1]);
  expect(ask(nailTools, 'no lamp')).toEqual({
    ids: [1],
    dropped: [],
    understood: ['No “lamp” in the name'],
  });
});

test('a name may deny the word itself', () => {
  const mascaras = ['No Clump Mascara', 'Clump-Free Mascara', 'Clumpy Mascara', 'Mascara Clump'];
  const made = mascaras.map((name, at) =>
    aSearchProduct(at + 1, name, 'makeup/mascara', ['type:mascara']),
  );
  expect(ask(made, 'mascara no clumps').ids).toEqual([1, 2, 3]);
});

test('an exclusion says nothing about tools, which have no ingredients', () => {
  expect(ask(nailTools, 'nail polish remover acetone free')).toEqual({
    ids: [1, 2],
    dropped: ['Nail polish removers', 'Acetone-free'],
    understood: ['Nail Tools'],
  });
});

const sunscreens = [
  aSearchProduct(1, 'Sun Fluid SPF 50', 'skincare/sunscreen', ['type:sunscreen', 'spf:50']),
  aSearchProduct(2, 'Lip Butter', 'skincare/moisturizers', ['type:lip-balm']),
  aSearchProduct(3, 'La Crème', 'skincare/moisturizers', ['type:moisturizer']),
];

test('a type outweighs an SPF that nothing near it has', () => {
  const { ids, dropped } = ask(sunscreens, 'lip balm with spf');
  expect({ ids, dropped }).toEqual({ ids: [2], dropped: ['With SPF'] });
  expect(ask(sunscreens, 'moisturizer with spf').ids).toEqual([1]);
});

test('a short word of an unknown brand is left out with the others', () => {
  const { ids, dropped } = ask(sunscreens, 'la roche posay sunscreen');
  expect(ids).toEqual([1]);
  expect(dropped.sort()).toEqual(['la', 'posay', 'roche']);
  expect(ask(sunscreens, 'la').ids).toEqual([3]);
});

test('what takes the place of a type for men is for men first', () => {
  const oils = [
    aSearchProduct(1, 'Rose Oil', 'skincare/moisturizers', ['type:face-oil']),
    aSearchProduct(2, 'Cedar Oil', 'skincare/moisturizers', ['type:face-oil', 'audience:men']),
  ];
  expect(ask(oils, 'beard oil').ids).toEqual([2, 1]);
  expect(ask(oils, 'beard oil for women').ids).toEqual([1, 2]);
});

test('a misspelled type finds what the right spelling finds, in the same order', () => {
  const sprays = [
    aSearchProduct(1, 'Fig Mist', 'fragrance/body-sprays', ['type:body-spray']),
    aSearchProduct(2, 'Deodorant Spray', 'fragrance/body-sprays', ['type:body-spray']),
  ];
  expect(ask(sprays, 'deodorant').ids).toEqual([2, 1]);
  expect(ask(sprays, 'deoderant').ids).toEqual([2, 1]);
});

test('the tone of skin is a shade, and not missing', () => {
  const blushes = [
    aSearchProduct(1, 'Blush in Petal', 'makeup/blush-bronzer', ['type:blush', 'shade:pink']),
    aSearchProduct(2, 'Blush in Shell', 'makeup/blush-bronzer', ['type:blush', 'shade:fair']),
  ];
  expect(ask(blushes, 'blush for fair skin')).toEqual({
    ids: [2],
    dropped: [],
    understood: ['Blushes', 'Fair'],
  });
  expect(ask(blushes, 'blush for fair skin pink')).toEqual({
    ids: [1],
    dropped: ['Fair skin tones'],
    understood: ['Blushes', 'Pink'],
  });
});

test('what is made for another skin type comes last', () => {
  const cream = (id: number, tags: readonly string[]) =>
    aSearchProduct(id, `Cream ${id}`, 'skincare/moisturizers', ['type:moisturizer', ...tags]);
  const creams = [
    cream(1, ['skin:combination:2', 'skin:oily:2', 'concern:dryness:15']),
    cream(2, ['concern:dryness:14']),
    cream(3, ['skin:oily:2', 'skin:dry:2', 'concern:dryness:15']),
  ];
  expect(ask(creams, 'cream for dry skin').ids).toEqual([3, 2, 1]);
  expect(ask(creams, 'cream for dry and oily skin').ids[0]).toBe(3);
});

test('a missing claim gives way to the nearest', () => {
  const creams = [
    aSearchProduct(1, 'Cream', 'skincare/moisturizers', ['type:moisturizer']),
    aSearchProduct(2, 'Gel', 'skincare/moisturizers', ['type:moisturizer', 'claim:non-greasy:3']),
    aSearchProduct(3, 'Gloss', 'makeup/lipstick', ['type:lip-gloss', 'claim:non-sticky:3']),
  ];
  expect(ask(creams, 'moisturizer not sticky').ids).toEqual([2]);
});

test('who avoids retinol avoids what works like it', () => {
  const listed = ['type:night-cream', 'listed:ingredients'];
  const creams = [
    aSearchProduct(1, 'Night Cream', 'skincare/moisturizers', listed),
    aSearchProduct(2, 'Retinal Night Cream', 'skincare/moisturizers', [
      ...listed,
      'ingredient:retinal:3',
    ]),
    aSearchProduct(3, 'Retinol Night Cream', 'skincare/moisturizers', [
      ...listed,
      'ingredient:retinol:3',
    ]),
  ];
  expect(ask(creams, 'night cream without retinol').ids).toEqual([1]);
});
