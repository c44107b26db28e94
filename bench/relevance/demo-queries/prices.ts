import type { QueryGroup } from '../judged-query.ts';
import { all, any, between, hasSpf, isOnSale, named, over, says, under } from '../rules.ts';
import { ask, askWith } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

export const prices: QueryGroup = {
  name: 'price',
  queries: [
    askWith('vitamin c serum under $20', is.faceSerum, is.vitaminC, { must: { price: under(20) } }),
    ask('lipstick under 15', is.lipstick, { good: is.lips, must: { price: under(15) } }),
    ask('mascara below 12 dollars', is.mascara, { must: { price: under(12) } }),
    ask('foundation less than $30', is.foundation, { must: { price: under(30) } }),
    ask('perfume under 50', is.perfume, { good: is.fragrance, must: { price: under(50) } }),
    ask('perfume between 50 and 100', is.perfume, {
      good: is.fragrance,
      must: { price: between(50, 100) },
    }),
    ask('moisturizer $20-$40', is.moisturizer, {
      good: is.faceOil,
      must: { price: between(20, 40) },
    }),
    ask('serum $30 to $50', is.faceSerum, { good: is.eyeSerum, must: { price: between(30, 50) } }),
    ask('hair dryer under $100', is.hairDryer, { must: { price: under(100) } }),
    ask('straightener max 80', is.straightener, { must: { price: under(80) } }),
    ask('luxury face cream', all(is.richCream, over(80)), { good: all(is.moisturizer, over(60)) }),
    ask('high end perfume', all(is.perfume, over(120)), { good: all(is.fragrance, over(90)) }),
    ask('expensive eye cream over $100', is.eyeCream, {
      good: is.eyeCare,
      must: { price: over(100) },
    }),
    ask('cheap mascara', all(is.mascara, under(12)), { good: all(is.mascara, under(16)) }),
    ask('cheap shampoo', all(is.shampoo, under(12)), { good: all(is.shampoo, under(16)) }),
    ask('drugstore foundation', all(is.foundation, under(20)), {
      good: all(is.foundation, under(26)),
    }),
    ask('affordable retinol serum', all(is.faceSerum, is.retinol.main, under(35)), {
      good: all(is.faceSerum, is.retinol.main, under(45)),
    }),
    ask('budget sunscreen spf 50', all(is.sunscreen, under(18)), {
      good: all(is.sunscreen, under(26)),
      must: { SPF: hasSpf(50) },
    }),
    ask('cleanser under ten dollars', is.cleanser, { must: { price: under(10) } }),
    ask('lip gloss under £10', is.lipGloss, { good: is.lipOil, must: { price: under(10) } }),
    ask('shampoo and conditioner under 25', any(is.shampoo, is.conditioner), {
      must: { price: under(25) },
    }),
    ask('hyaluronic acid serum no more than 25 dollars', all(is.faceSerum, is.hyaluronic.main), {
      good: all(is.faceSerum, is.hyaluronic.listed),
      must: { price: under(25) },
    }),
    ask('eye cream for wrinkles under $40', all(is.eyeCare, help.wrinkles.main), {
      good: all(is.eyeCare, help.wrinkles.likely),
      must: { price: under(40) },
    }),
    ask('makeup on sale', is.anyMakeup, { must: { sale: isOnSale } }),
    ask('sunscreen deals', is.sunscreen, { must: { sale: isOnSale } }),
    ask('discounted perfume', is.perfume, { good: is.fragrance, must: { sale: isOnSale } }),
    ask('collagen under $30', is.collagen, { must: { price: under(30) } }),
    ask('brush set around $50', all(is.brushSet, between(40, 60)), {
      good: all(is.brushSet, between(30, 70)),
    }),
    ask('clay mask < 25', is.clayMask, { must: { price: under(25) } }),
    ask('at least $100 perfume for her', is.womensPerfume, {
      good: all(is.fragrance, named(/parfum/), says(/floral|petals/)),
      must: { price: over(100) },
    }),
  ],
};
