import type { Case } from './understand-query.cases';

/** What people typed who knew neither the rules nor the vocabulary. */
export const unseenCases: readonly Case[] = [
  // A word that the vocabulary does not know is excluded, never looked for
  ['gel nail polish no lamp', 'type:nail-polish not:lamp'],
  ['nail tools without lamp', 'category:tools/nail-tools not:lamp'],
  ['no lamp', 'not:lamp'],
  ['gel polish no need for a lamp', 'type:nail-polish not:lamp'],
  ['mascara without clumps', 'type:mascara not:clump'],
  ['moisturizer not thick', 'type:moisturizer not:thick'],
  ['shampoo without smell', 'type:shampoo without:fragrance'],
  ['cream not for oily skin', 'type:moisturizer'],
  ['not sure what to buy for dry skin', 'skin:dry'],

  // Nothing that was asked for is lost
  ['jade roller gua sha', 'type:facial-roller type:gua-sha'],
  ['gua sha jade roller', 'type:gua-sha type:facial-roller'],
  ['hair straightener brush', 'type:straightening-brush'],
  ['straightening brush', 'type:straightening-brush'],
  ['light blonde brow pencil', 'type:brow-pencil shade:blonde'],

  // Sticky is not greasy
  ['nude lip gloss not sticky', 'type:lip-gloss shade:nude claim:non-sticky'],
  ['non sticky lip gloss', 'type:lip-gloss claim:non-sticky'],
  ['sunscreen not greasy', 'type:sunscreen claim:non-greasy'],

  ['aftershave balm no alcohol', 'type:aftershave-balm without:alcohol'],
  ['aftershave', 'type:aftershave'],
  ['eye brush set', 'type:eye-brush-set'],
  ['makeup brush set under $30', 'type:brush-set price:-30'],

  // A color that no name has
  ['purple', 'shade:purple'],
  ['purple under $20', 'shade:purple price:-20'],

  ['blackhead remover', 'type:pore-extractor'],
  ['pore vacuum', 'type:pore-extractor'],
  ['blackhead remover mask', 'concern:pores type:face-mask'],
];
