import type { QueryGroup } from '../judged-query.ts';
import { all, any, hasSpf, isFromSize, isSize, isUpToSize, named, says, under } from '../rules.ts';
import { ask, askWith } from './ask.ts';
import * as is from './kinds.ts';

export const sizesAndSpf: QueryGroup = {
  name: 'size and SPF',
  queries: [
    ask('sunscreen spf 50', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask('SPF50 sunscreen', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask('spf 30', all(is.sunscreen, hasSpf(30)), {
      good: all(is.anyMakeup, hasSpf(30)),
      must: { SPF: hasSpf(30) },
    }),
    ask('mineral sunscreen spf 30', is.mineralSunscreen, { must: { SPF: hasSpf(30) } }),
    ask('tinted sunscreen', is.tintedSunscreen),
    ask('tinted spf', is.tintedSunscreen, { good: all(is.foundation, hasSpf(15)) }),
    ask('sunscreen spray spf 50', is.sunSpray, { must: { SPF: hasSpf(50) } }),
    ask('foundation with spf', all(is.foundation, hasSpf(15)), { fair: is.tintedSunscreen }),
    ask('factor 50 sun cream', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask('spf 50 stick', is.sunStick, { must: { SPF: hasSpf(50) } }),
    ask('cleanser 400ml', is.cleanser, { must: { size: isSize(400, 'ml') } }),
    ask('shampoo 1 liter', is.shampoo, { must: { size: isSize(1000, 'ml') } }),
    ask('perfume 100 ml', is.perfume, { good: is.fragrance, must: { size: isSize(100, 'ml') } }),
    ask('50ml eau de parfum', all(is.fragrance, named(/eau de parfum/)), {
      must: { size: isSize(50, 'ml') },
    }),
    ask('1 oz serum', is.faceSerum, { must: { size: isSize(29.57, 'ml') } }),
    ask('micellar water 500 ml', is.micellarWater, { must: { size: isSize(500, 'ml') } }),
    askWith('niacinamide serum 30ml', is.faceSerum, is.niacinamide, {
      must: { size: isSize(30, 'ml') },
    }),
    ask('travel size shampoo', all(is.shampoo, isUpToSize(100, 'ml')), {
      must: { size: isUpToSize(100, 'ml') },
    }),
    ask('travel size perfume', any(is.travelFragrance, all(is.perfume, isUpToSize(20, 'ml'))), {
      good: all(is.fragrance, isUpToSize(30, 'ml')),
    }),
    ask('mini mascara', all(is.mascara, isUpToSize(5, 'ml'))),
    ask('travel hair dryer', all(is.hairDryer, named(/travel|compact/)), { good: is.hairDryer }),
    ask('jumbo conditioner', all(is.conditioner, isFromSize(500, 'ml')), {
      good: all(is.conditioner, isFromSize(350, 'ml')),
    }),
    ask('biotin 120 capsules', all(is.hairVitamins, isSize(120, 'count')), {
      good: all(is.hairVitamins, is.biotin.listed),
    }),
    ask('60 gummies hair', all(is.hairVitamins, is.gummies), {
      must: { size: isSize(60, 'count') },
    }),
    ask('sheet mask pack of 10', is.sheetMask, { must: { size: isSize(10, 'count') } }),
    ask('carry on friendly sunscreen', all(is.sunscreen, any(is.sunStick, isUpToSize(100, 'ml')))),
    ask('water resistant sunscreen', all(is.sunscreen, says(/water resistant/)), {
      fair: is.sunscreen,
    }),
    ask('spf 50 no white cast', all(is.sunscreen, says(/no white cast|no cast/)), {
      good: is.sunscreen,
      must: { SPF: hasSpf(50) },
    }),
    ask('spf for face under 25 dollars', is.sunscreen, {
      good: all(is.anyMakeup, hasSpf(15)),
      must: { price: under(25) },
    }),
  ],
};
