import type { QueryGroup } from '../judged-query.ts';
import { all, any, hasSpf, isBrand, named, under } from '../rules.ts';
import { ask } from './ask.ts';
import * as is from './kinds.ts';

export const brands: QueryGroup = {
  name: 'brand and name',
  queries: [
    ask('veralith', isBrand('Veralith')),
    ask('veralith serum', all(isBrand('Veralith'), is.faceSerum), {
      good: all(isBrand('Veralith'), named(/serum/)),
    }),
    ask(
      'veralith niacinamide 10% + zinc 1%',
      all(isBrand('Veralith'), named(/niacinamide 10% \+ zinc/)),
      {
        fair: all(isBrand('Veralith'), is.niacinamide.main),
      },
    ),
    ask(
      'moonrice rice water cream',
      all(isBrand('Moonrice'), named(/rice water/), is.moisturizer),
      {
        good: all(isBrand('Moonrice'), is.moisturizer),
        fair: isBrand('Moonrice'),
      },
    ),
    ask(
      'maison aurelle rouge velours rosewood',
      all(isBrand('Maison Aurelle'), named(/rouge velours.*rosewood/)),
      {
        fair: all(isBrand('Maison Aurelle'), named(/rouge velours/)),
      },
    ),
    ask('solea sunscreen', all(isBrand('Soléa'), is.sunscreen)),
    ask(
      'fern and fallow cleansing butter',
      all(isBrand('Fern & Fallow'), named(/cleansing butter/)),
      {
        fair: all(isBrand('Fern & Fallow'), is.cleanser),
      },
    ),
    ask('riot & rouge mascara', all(isBrand('Riot & Rouge'), is.mascara)),
    ask('riot and rouge lipstick', all(isBrand('Riot & Rouge'), is.lipstick), {
      good: all(isBrand('Riot & Rouge'), is.lips),
    }),
    ask('everly day shampoo', all(isBrand('Everly Day'), is.shampoo), {
      good: all(isBrand('Everly Day'), is.dryShampoo),
    }),
    ask('coil republic', isBrand('Coil Republic')),
    ask('bondwell hair mask', all(isBrand('Bondwell'), is.hairMask), {
      good: all(isBrand('Bondwell'), is.treatments),
    }),
    ask('dr ilse maren', isBrand('Dr. Ilse Maren')),
    ask('dr okafor retinol', all(isBrand('Dr. Okafor Skin'), is.retinol.main), {
      good: all(isBrand('Dr. Okafor Skin'), is.retinol.listed),
    }),
    ask('ottavia neri perfume', all(isBrand('Ottavia Neri'), is.fragrance)),
    ask('sugar pier body mist', all(isBrand('Sugar Pier'), is.bodyMist), {
      good: all(isBrand('Sugar Pier'), is.bodySpray),
    }),
    ask('laboratoire valmy micellar', all(isBrand('Laboratoire Valmy'), is.micellarWater)),
    ask('pretty penny makeup under 10', all(isBrand('Pretty Penny'), is.anyMakeup), {
      must: { price: under(10) },
    }),
    ask('halden labs vitamin c', all(isBrand('Halden Labs'), is.vitaminC.main), {
      good: all(isBrand('Halden Labs'), is.vitaminC.listed),
    }),
    ask('fude house brush', all(isBrand('Fude House'), is.makeupBrush), {
      good: all(isBrand('Fude House'), named(/brush/)),
    }),
    ask('heatwright', isBrand('Heatwright')),
    ask('collagen collective', isBrand('Collagen Collective')),
    ask('haneul sunscreen spf 50', all(isBrand('Haneul'), is.sunscreen), {
      must: { SPF: hasSpf(50) },
    }),
    ask('harrow & sons', isBrand('Harrow & Sons')),
    ask('harrow and sons cologne', all(isBrand('Harrow & Sons'), named(/cologne/)), {
      good: all(isBrand('Harrow & Sons'), is.mensFragrance),
    }),
    ask('clearkind acne', all(isBrand('ClearKind'), is.skin), { good: isBrand('ClearKind') }),
    ask('thermae night', all(isBrand('Thermae'), any(is.nightCream, is.sleepingMask)), {
      good: all(isBrand('Thermae'), named(/night/)),
    }),
    ask('nuit de santal', named(/nuit de santal/), { good: all(is.fragrance, named(/santal/)) }),
    ask('vanilla cloud', named(/vanilla cloud/), { good: all(is.fragrance, named(/vanilla/)) }),
    ask('smudge theory eyeshadow palette', all(isBrand('Smudge Theory'), is.palette), {
      good: all(isBrand('Smudge Theory'), is.eyeshadow),
    }),
    ask('softwell lotion', all(isBrand('Softwell'), is.lotion), {
      good: all(isBrand('Softwell'), is.moisturizer),
    }),
    ask(
      'daybreak nutrition hair gummies',
      all(isBrand('Daybreak Nutrition'), is.hairVitamins, is.gummies),
      {
        good: all(isBrand('Daybreak Nutrition'), any(is.hairVitamins, is.gummies)),
      },
    ),
    ask('wanderbloom perfume', all(isBrand('Wanderbloom'), is.fragrance)),
  ],
};
