import type { QueryGroup } from '../judged-query.ts';
import {
  all,
  any,
  between,
  hasSpf,
  isFromSize,
  isIn,
  isOnSale,
  isUpToSize,
  named,
  not,
  over,
  says,
  under,
  without,
} from '../rules.ts';
import { ask, askFor, askPriced, askWith } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

/** Questions, slang, British words and many ways to name a price; most were written before a result was seen. */
export const fresh: QueryGroup = {
  name: 'asked afresh',
  queries: [
    // Prices
    ask('vit c serum for dark spots sub $30', all(is.faceSerum, is.vitaminC.main), {
      good: all(is.faceSerum, any(is.vitaminC.listed, help.darkSpots.likely)),
      must: { price: under(30) },
    }),
    askPriced('nude lip gloss under 15 bucks', is.lipGloss, under(15)),
    askPriced('hair dryer less than $100', is.hairDryer, under(100)),
    askPriced('moisturizer 20 bucks or less', is.moisturizer, under(20)),
    askPriced('toner no more than 25', is.toner, under(25)),
    askPriced('moisturizer between 20 and 40 dollars', is.moisturizer, between(20, 40)),
    askPriced('serums from $15 to $25', is.faceSerum, between(15, 25)),
    askPriced('mens cologne around $60', is.mensFragrance, between(40, 80)),
    askPriced("serum that doesn't cost more than $25", is.faceSerum, under(25)),
    askPriced('lipstick under a tenner', is.lipstick, under(10)),
    askPriced('mascara upto 8', is.mascara, under(8)),
    askPriced('flat iron under $60', is.straightener, under(60)),
    askPriced('nothing over $40 perfume', is.perfume, under(40)),
    askPriced('perfume over 100 dollars', is.perfume, over(100)),
    askPriced('foaming cleanser for oily skin $15 max', is.foamCleanser, under(15)),
    askPriced('hair mask overnight under 30', is.hairMask, under(30)),
    ask('powder blush under $12', all(is.blush, named(/powder/)), {
      good: is.blush,
      must: { price: under(12) },
    }),
    ask('cheapest retinol serum', all(is.faceSerum, is.retinol.main)),
    ask('best rated vitamin c serum', all(is.faceSerum, is.vitaminC.main), {
      good: all(is.faceSerum, named(/yuzu|bright/)),
    }),
    ask('moisturizers on sale', is.moisturizer, { must: { sale: isOnSale } }),
    ask('deals on sunscreen', is.sunscreen, { must: { sale: isOnSale } }),

    // SPF and sizes
    ask('spf 50+ face sunscreen no white cast', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask(
      'at least spf 30 tinted moisturizer',
      any(is.tintedSunscreen, all(is.skinTint, hasSpf(30))),
      {
        must: { SPF: hasSpf(30) },
      },
    ),
    ask('bb cream with spf', any(is.tintedSunscreen, all(is.foundation, hasSpf(1))), {
      must: { SPF: hasSpf(1) },
    }),
    ask('sunscreen with spf of 50', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask('sunscreen no chemical filters', is.mineralSunscreen, {
      good: all(is.sunscreen, without(/avobenzone|octinoxate|octocrylene|oxybenzone|homosalate/)),
    }),
    ask('spray sunscreen water resistant', is.sunSpray),
    ask('dry shampoo travel sized', all(is.dryShampoo, isUpToSize(75, 'ml'))),
    ask('jumbo conditioner', all(is.conditioner, isFromSize(300, 'ml'))),
    ask('travel size serum', all(is.faceSerum, isUpToSize(15, 'ml'))),

    // Exclusions and claims
    ask('curl cream for frizzy hair w/o silicones', is.curlCream, {
      must: { exclusion: without(/methicone|siloxane/) },
    }),
    ask('free of sulfates shampoo for color treated hair', is.shampoo, {
      must: { exclusion: without(/laureth sulfate|lauryl sulfate/) },
    }),
    ask('face wash no fragrance no parabens', is.cleanser, {
      must: { exclusion: all(help.fragranceFree, without(/paraben/)) },
    }),
    ask("cream that doesn't contain fragrance", is.moisturizer, {
      must: { exclusion: help.fragranceFree },
    }),
    ask('cream w/out mineral oil', is.moisturizer, {
      must: { exclusion: without(/paraffinum|mineral oil|petrolatum/) },
    }),
    ask('waterproof mascara for short lashes', is.waterproofMascara),

    // People
    ask('perfume not for men', all(is.perfume, not(is.forMen)), {
      must: { gender: not(is.forMen) },
    }),
    ask('perfume for women vanilla', all(is.perfume, any(named(/vanilla/), says(/vanilla/))), {
      must: { gender: not(is.forMen) },
    }),

    // Kinds
    ask('flat iron', is.straightener),
    ask('ice roller', named(/ice roller/)),
    ask('paddle brush', named(/paddle brush/)),
    ask('sea salt spray', is.seaSaltSpray),
    ask('wide tooth comb', named(/wide tooth comb/), { good: is.comb }),
    ask('makeup brushes set', is.brushSet),
    ask('sponge for foundation', is.blendingSponge),
    ask('brush for blending eyeshadow', named(/blending brush/), { good: is.makeupBrush }),
    ask('hair growth serum', is.scalpSerum),
    ask('mascara remover', is.makeupRemover),
    ask('hair clips', named(/clips/)),
    ask('double cleanse first step', any(is.cleansingBalm, is.cleansingOil, is.micellarWater)),
    ask('shampoo and conditioner set', any(is.shampoo, is.conditioner)),
    ask('hydrating face mist', is.toner, { good: is.essence }),

    // Concerns and ingredients
    askFor('something for redness on my cheeks', is.skin, help.redness),
    askFor('cleanser for blackheads', is.cleanser, help.pores),
    askFor('eye cream for puffiness and wrinkles', is.eyeCream, help.puffiness),
    askFor('clay mask for large pores', is.clayMask, help.pores),
    askFor('hyperpigmentation treatment under 40 dollars', is.skin, help.darkSpots),
    askFor('shampo for dandruf', is.shampoo, help.dandruff),
    askFor('oily scalp shampoo', is.shampoo, help.oilyHair),
    askFor('spot treatment for breakouts please', is.faceSerum, help.acne),
    askWith('cream w/ ceramides', is.moisturizer, is.ceramides),
    askWith('caffeine eye serum', is.eyeSerum, is.caffeine),
    askWith('salicylic acid face wash', is.cleanser, is.salicylic),
    askWith('charcoal face mask', is.faceMask, {
      main: any(named(/charcoal/), is.clayMask),
      listed: is.faceMask,
    }),
    ask('pregnancy safe alternative to retinol', is.bakuchiol.main, { good: is.skin }),
    ask('aha bha peel', all(is.peel, is.exfoliatingAcid.main), { good: is.peel }),

    // Shades and finish
    ask('pink blush cream', all(is.blush, named(/cream|creme|crème/)), { good: is.blush }),
    ask('coral lipstick matte', all(is.matteLipstick, named(/coral/)), {
      good: all(is.lips, named(/coral/)),
    }),
    ask('brow pencil taupe', all(isIn('makeup', 'eyeshadow'), named(/taupe/))),
    ask('glitter eyeshadow', all(is.eyeshadow, named(/shimmer|glitter/)), { good: is.eyeshadow }),
  ],
};
