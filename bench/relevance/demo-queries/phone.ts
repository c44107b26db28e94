import type { QueryGroup } from '../judged-query.ts';
import {
  all,
  any,
  hasSpf,
  isIn,
  isRated,
  named,
  not,
  over,
  says,
  under,
  without,
} from '../rules.ts';
import { ask } from './ask.ts';
import type { ConcernRules } from './concerns.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const notForMen = not(is.forMen);
const notForWomen = not(is.forWomen);
const present = any(
  is.perfume,
  is.miniatures,
  is.brushSet,
  is.palette,
  isIn('skincare'),
  is.bodyMist,
  is.lips,
  is.guaSha,
  is.faceRoller,
  is.hairDryer,
  is.curlingTool,
  is.straightener,
);

/** A kind of product for a concern: another of the kind that is likely to help is good. */
const helps = (text: string, kind: typeof is.skin, { main, likely }: ConcernRules, max?: number) =>
  ask(text, all(kind, main), {
    good: all(kind, likely),
    ...(max === undefined ? {} : { must: { price: under(max) } }),
  });

const redShade = named(
  /true red|poppy|paprika|garnet|cherry|blood orange|brick|oxblood|\bred\b|rouge/,
);
const nudeShade = named(
  /nude hour|barely there|bare almond|soft clay|\bbare$|ballet slipper|cocoa butter|peach fuzz|dusty rose|mauve note|petal$/,
);
const sulfates = /laureth sulfate|lauryl sulfate/;

/** As shoppers type on a phone: lower case, short, in any order, with typos, as questions. */
export const phone: QueryGroup = {
  name: 'typed on a phone',
  queries: [
    // A need without a product
    helps('my skin is so dry', is.skin, help.dryness),
    helps('skin is oily what should i use', is.skin, help.oiliness),
    helps('help with acne', is.skin, help.acne),
    helps('how to get rid of dark spots', is.skin, help.darkSpots),
    helps('get rid of pimples fast', is.skin, help.acne),
    helps('something for my wrinkles', is.skin, help.wrinkles),
    helps('something for frizzy hair', is.hairProduct, help.frizz),
    helps('something to make my hair shiny and smooth', is.hairProduct, help.frizz),
    helps('my hair is falling out', any(is.hairProduct, is.hairVitamins), help.thinning),
    helps('hair feels like straw', is.hairProduct, help.dryHair),
    ask('something for bags under my eyes', is.eyeCare),
    ask('what helps with puffy eyes', all(is.eyeCare, help.puffiness.likely), {
      good: any(is.eyeCare, is.faceRoller),
    }),
    ask('chapped lips', any(is.lipBalm, is.lipOil), { good: is.lips }),
    ask('my lips are dry', any(is.lipBalm, is.lipOil), { good: is.lips }),
    helps('skin irritated and red', is.skin, help.redness),
    helps('i want glowing skin', is.skin, help.dullness),
    ask('sunburn', any(all(is.skin, is.aloe.listed), is.sunscreen), { good: help.redness.likely }),
    ask(
      'sweaty makeup',
      all(is.anyMakeup, says(/waterproof|transfer|long|12-hour|sweat|all day/)),
      {
        good: is.anyMakeup,
      },
    ),
    // Odd order
    helps('dry skin moisturizer cheap', is.moisturizer, help.dryness),
    ask('under 20 serum vitamin c', all(is.faceSerum, is.vitaminC.main), {
      good: all(is.faceSerum, is.vitaminC.listed),
      must: { price: under(20) },
    }),
    ask('$15 mascara waterproof', is.waterproofMascara, {
      good: all(is.mascara, says(/waterproof/)),
      must: { price: under(15) },
    }),
    ask('lipstick red matte', all(is.matteLipstick, redShade), {
      good: all(is.lipstick, any(redShade, is.matteLipstick)),
    }),
    ask('spf moisturizer', any(is.sunscreen, all(is.moisturizer, hasSpf(15))), {
      good: all(is.skin, hasSpf(15)),
    }),
    ask('hair curly shampoo', all(is.shampoo, help.curls.main), { good: is.shampoo }),
    helps('eyes dark circles cream', is.eyeCare, help.darkCircles),
    ask(
      'men perfume woody',
      all(is.mensFragrance, help.smellsOf(/wood|cedar|sandal|vetiver|oud|santal/)),
      {
        good: all(is.fragrance, not(is.forWomen)),
        must: { gender: notForWomen },
      },
    ),
    ask('acid hyaluronic cream', all(is.moisturizer, is.hyaluronic.main), {
      good: all(is.skin, is.hyaluronic.listed),
    }),
    helps('volume hair fine shampoo', is.shampoo, help.volume),
    // Typos
    ask('vitamn c seurm', all(is.faceSerum, is.vitaminC.main), {
      good: all(is.faceSerum, is.vitaminC.listed),
    }),
    ask('waterprof mascra', is.waterproofMascara, { good: is.mascara }),
    ask('sunscren for face', is.sunscreen),
    ask('retnol cream', all(any(is.moisturizer, is.eyeCream), is.retinol.main), {
      good: all(is.skin, any(is.retinol.main, is.retinol.listed)),
    }),
    ask('dry shampoo brunete', is.dryShampoo),
    ask('lip glos pink', is.lipGloss, { good: is.lipOil }),
    ask('hair straitener', is.straightener),
    ask('eyeshaddow pallete', is.palette, { good: is.eyeshadow }),
    ask('parfume for men', is.mensFragrance, {
      good: all(is.perfume, notForWomen),
      must: { gender: notForWomen },
    }),
    ask('colagen powder', is.collagen),
    helps('acne clenser', is.cleanser, help.acne),
    ask('nicinamide', all(is.skin, is.niacinamide.main), {
      good: all(is.skin, is.niacinamide.listed),
    }),
    // Questions
    ask(
      'which sunscreen has no white cast',
      all(is.sunscreen, says(/white cast|invisible|clear|no cast/)),
      {
        good: is.sunscreen,
      },
    ),
    ask('is there a shampoo without sulfates', is.shampoo, {
      must: { exclusion: without(sulfates) },
    }),
    helps('best moisturizer for aging skin?', is.moisturizer, help.wrinkles),
    helps("what's good for enlarged pores", is.skin, help.pores),
    ask('where can i get a good hair dryer under 80', is.hairDryer, { must: { price: under(80) } }),
    ask(
      'whats the best foundation for dry skin',
      all(is.foundation, says(/hydrat|dewy|glow|moist|dry/)),
      {
        good: is.foundation,
      },
    ),
    helps('what shampoo for dandruff', is.shampoo, help.dandruff),
    ask('do you have fragrance free moisturizer', is.moisturizer, {
      must: { exclusion: help.fragranceFree },
    }),
    // Presents
    ask('bday gift for girlfriend', all(present, notForMen), {
      good: notForMen,
      must: { gender: notForMen },
    }),
    ask('gift for boyfriend under 40', any(is.mensFragrance, all(present, notForWomen)), {
      good: notForWomen,
      must: { price: under(40), gender: notForWomen },
    }),
    ask('perfume gift for wife', all(is.perfume, notForMen), {
      good: all(is.fragrance, notForMen),
      must: { gender: notForMen },
    }),
    ask('christmas present for sister', all(present, notForMen), {
      good: notForMen,
      must: { gender: notForMen },
    }),
    ask('teacher gift under 25', under(25), { must: { price: under(25) } }),
    ask('mothers day perfume', all(is.perfume, notForMen), {
      good: all(is.fragrance, notForMen),
      must: { gender: notForMen },
    }),
    ask('makeup gift set', any(is.brushSet, is.palette, all(is.anyMakeup, named(/\bset\b/))), {
      good: any(is.anyMakeup, is.makeupBrush),
    }),
    // Occasions and looks
    ask('everyday makeup', is.anyMakeup),
    ask('lipstick for work', is.lipstick, { good: is.lips }),
    ask('prom makeup palette', is.palette, { good: is.anyMakeup }),
    ask('wedding perfume', is.perfume, { good: is.fragrance }),
    ask('gym friendly mascara', is.mascara),
    ask('beach hair spray', is.seaSaltSpray, { good: is.styling }),
    ask(
      'natural looking foundation',
      all(is.foundation, says(/natural|sheer|skin|dewy|satin|light/)),
      {
        good: is.foundation,
      },
    ),
    ask('nude lips', all(is.lips, nudeShade), { good: is.lips }),
    ask(
      'summer perfume fresh',
      all(
        is.fragrance,
        help.smellsOf(/bergamot|mandarin|grapefruit|neroli|citrus|lemon|sea|fig|mint|green/),
      ),
      {
        good: is.fragrance,
      },
    ),
    ask(
      'party eyeshadow glitter',
      all(is.eyeshadow, says(/glitter|shimmer|foil|sparkl|metallic/)),
      {
        good: is.eyeshadow,
      },
    ),
    ask('smells like vanilla', all(is.fragrance, help.smellsOf(/vanill/)), {
      good: all(is.fragrance, help.smellsOf(/vanill|tonka|amber|benzoin/)),
    }),
    // Cheap and good
    ask('cheap but good foundation', all(is.foundation, under(20)), {
      good: all(is.foundation, under(30)),
    }),
    ask('good eye cream not too expensive', all(is.eyeCream, under(40)), { good: is.eyeCare }),
    ask('10 dollar lipstick', all(is.lipstick, under(12)), { good: all(is.lips, under(15)) }),
    ask('high rated face mask', all(is.faceMask, isRated(4.4)), {
      good: all(is.faceMask, isRated(4.1)),
    }),
    ask('fancy hand held hair dryer', all(is.hairDryer, over(80)), { good: is.hairDryer }),
    ask('skincare under 15', all(is.skin, under(15)), { must: { price: under(15) } }),
    // For someone
    helps('face cream for 50 year old woman', is.moisturizer, help.wrinkles),
    helps('teenager face wash', is.cleanser, help.acne),
    ask(
      'sensitive eyes mascara',
      all(is.mascara, says(/sensitive|gentle|ophthalm|contact|tubing/)),
      {
        good: is.mascara,
      },
    ),
    ask('shampoo for him', all(is.shampoo, notForWomen), { good: is.shampoo }),
    ask(
      'foundation for pale girl',
      all(is.foundation, named(/porcelain|alabaster|ivory|shell|fair|vanilla|linen/)),
      {},
    ),
    // Short and joined
    ask('bb', is.skinTint, { good: is.foundation }),
    ask('setting hair', is.styling, { good: is.haircare }),
    ask('eyelash', any(is.lashCurler, is.mascara, isIn('tools', 'eyelash-tools'))),
    ask('shampoo+conditioner set', any(is.shampoo, is.conditioner)),
  ],
};
