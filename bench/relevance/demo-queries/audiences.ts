import type { QueryGroup } from '../judged-query.ts';
import { all, any, isIn, named, not, says, under } from '../rules.ts';
import { ask } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const notForMen = not(is.forMen);
const notForWomen = not(is.forWomen);
/** Unisex products are fine for men, products for women are not. */
const suitsMen = any(is.forMen, isIn('fragrance', 'unisex'));

export const audiences: QueryGroup = {
  name: 'gender',
  queries: [
    ask('perfume for women', is.womensPerfume, {
      good: all(isIn('fragrance', 'unisex')),
      must: { gender: notForMen },
    }),
    ask('womens perfume', is.womensPerfume, {
      good: isIn('fragrance', 'unisex'),
      must: { gender: notForMen },
    }),
    ask("men's cologne", is.mensFragrance, { must: { gender: notForWomen } }),
    ask('fragrance for him', is.mensFragrance, {
      good: isIn('fragrance', 'unisex'),
      must: { gender: notForWomen },
    }),
    ask('cologne for my husband', is.mensFragrance, { must: { gender: notForWomen } }),
    ask('perfume for her under $60', is.womensPerfume, {
      good: all(is.fragrance, notForMen),
      must: { gender: notForMen, price: under(60) },
    }),
    ask('unisex fragrance', isIn('fragrance', 'unisex'), {
      must: { gender: not(any(is.forMen, is.forWomen)) },
    }),
    ask('eau de parfum homme', all(is.mensFragrance, named(/parfum/)), {
      good: is.mensFragrance,
      must: { gender: notForWomen },
    }),
    ask(
      'woody mens fragrance',
      all(
        is.mensFragrance,
        any(
          named(/cedar|vetiver|oak|birch|cypress|fir\b|timber|ironwood|sandal|driftwood/),
          says(/wood|cedar|sandal|vetiver/),
        ),
      ),
      { good: is.mensFragrance, must: { gender: notForWomen } },
    ),
    ask('aftershave', all(is.fragrance, named(/aftershave/)), {
      good: any(is.mensFragrance, named(/post-shave/)),
    }),
    ask('womens multivitamin', all(is.multivitamin, named(/women's/)), {
      good: all(is.multivitamin, not(named(/\bmen's/))),
      must: { gender: not(named(/\bmen's/)) },
    }),
    ask('multivitamin for men', all(is.multivitamin, named(/\bmen's/)), {
      good: all(is.multivitamin, not(named(/women's/))),
      must: { gender: not(named(/women's/)) },
    }),
    ask(
      'floral perfume for women',
      all(
        is.womensPerfume,
        any(
          says(
            /floral|petals|flower|rose|jasmin|peony|tuberose|gardenia|iris|violet|lily|magnolia|blossom/,
          ),
        ),
      ),
      { good: is.womensPerfume, must: { gender: notForMen } },
    ),
    ask('mens hair pomade', is.pomade, { must: { gender: notForWomen } }),
    ask('face wash for men', all(is.cleanser, named(/face wash/)), {
      good: is.cleanser,
      must: { gender: notForWomen },
    }),
    ask('vanilla perfume for women', all(is.womensPerfume, help.smellsOf(/vanill/)), {
      good: all(is.fragrance, notForMen, help.smellsOf(/vanill/)),
      must: { gender: notForMen },
    }),
    ask('mens body spray', all(is.bodySpray, any(named(/deodorant|body spray/))), {
      good: any(is.bodySpray, is.mensFragrance),
      must: { gender: notForWomen },
    }),
    ask('gift for dad', suitsMen, {
      good: any(
        is.pomade,
        all(is.skin, named(/face wash|sport|post-shave/)),
        all(isIn('haircare'), named(/thickening/)),
        all(is.multivitamin, named(/\bmen's/)),
      ),
      must: { gender: notForWomen },
    }),
    ask('mens eau de toilette under 40', all(is.mensFragrance, named(/eau de toilette/)), {
      good: is.mensFragrance,
      must: { gender: notForWomen, price: under(40) },
    }),
  ],
};
