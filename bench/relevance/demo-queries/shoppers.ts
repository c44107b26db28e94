import type { QueryGroup } from '../judged-query.ts';
import {
  all,
  any,
  between,
  features,
  hasInci,
  hasKeyIngredient,
  hasSpf,
  isIn,
  isOnSale,
  isRated,
  isSize,
  isUpToSize,
  named,
  not,
  over,
  type Rule,
  says,
  under,
  without,
} from '../rules.ts';
import { ask, askFor, askPriced, askWith } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const rated = (text: string, kind: Rule, min: number) =>
  ask(text, kind, { must: { rating: isRated(min) } });

const notForMen = not(is.forMen);
const notForWomen = not(is.forWomen);
const manicureSet = named(/manicure set|\bset\b/);
const roots = all(is.haircare, named(/tea tree/));

/** Known weaknesses, and two batches that were written before their results were seen; see docs/measurements/relevance.md. */
export const shoppers: QueryGroup = {
  name: 'different shoppers',
  queries: [
    // Known weaknesses
    ask('shampoo and conditioner set', any(is.shampoo, is.conditioner)),
    ask('tea tree oil', any(roots, all(is.skin, named(/tea tree/))), {
      good: hasKeyIngredient(/tea tree/),
    }),
    ask('acne spot treatment', all(is.faceSerum, help.acne.main), {
      good: all(is.faceSerum, help.acne.likely),
    }),
    ask('bond repair mask', is.hairMask),
    ask('gift for him', is.mensFragrance, { good: notForWomen, must: { gender: notForWomen } }),
    rated('serum rated above 4.5', is.faceSerum, 4.6),
    rated('moisturizer 4 stars and up', is.moisturizer, 4),
    rated('shampoo with at least 4.5 stars', is.shampoo, 4.5),
    ask('hair mask over 4 stars under $20', is.hairMask, {
      must: { rating: isRated(4.1), price: under(20) },
    }),
    // Prices and sizes
    askPriced('face cream under 25 bucks', is.moisturizer, under(25)),
    askPriced('stocking stuffers under $10', manicureSet, under(10)),
    askPriced('curling wand under 50', is.curlingTool, under(50)),
    askPriced('luxury skin care over $100', is.skin, over(100)),
    ask('cheap mascara on sale', is.mascara, { must: { sale: isOnSale } }),
    askWith('vitamin c serum 30ml under $40', is.faceSerum, is.vitaminC, {
      must: { size: isSize(30, 'ml'), price: under(40) },
    }),
    ask('conditioner 1 litre', is.conditioner, { must: { size: isSize(1_000, 'ml') } }),
    ask('100ml eau de parfum', all(is.perfume, named(/eau de parfum/)), {
      must: { size: isSize(100, 'ml') },
    }),
    ask('travel size hairspray', is.hairspray, { must: { size: isUpToSize(100, 'ml') } }),
    ask('eye cream for puffiness under 20', all(is.eyeCream, help.puffiness.main), {
      good: is.eyeCream,
      must: { price: under(20) },
    }),
    ask('sunscreens between 10 and 15 dollars spf 50', is.sunscreen, {
      must: { price: between(10, 15), SPF: hasSpf(50) },
    }),
    // Exclusions
    askWith('retinol serum no fragrance', is.faceSerum, is.retinol, {
      must: { exclusion: help.fragranceFree },
    }),
    ask('sunscreen spf 50 no alcohol', is.sunscreen, {
      must: { SPF: hasSpf(50), exclusion: without(/\balcohol( denat)?\b(?! ?\w)/) },
    }),
    ask('cleanser not foaming', is.cleanser, {
      must: { exclusion: not(named(/foam|whipped|mousse/)) },
    }),
    askWith('bakuchiol instead of retinol', is.skin, is.bakuchiol, {
      must: { exclusion: not(hasInci(/\bretinol\b/)) },
    }),
    // Persons and presents
    ask('mens face wash', all(is.cleanser, named(/face wash/)), { must: { gender: notForWomen } }),
    ask("perfume for mum's birthday", is.perfume, { must: { gender: notForMen } }),
    ask('gifts for my uncle', is.mensFragrance, {
      good: notForWomen,
      must: { gender: notForWomen },
    }),
    ask('perfume under 30 for teenage girl', is.perfume, {
      must: { price: under(30), gender: notForMen },
    }),
    ask('oud fragrance for women', all(is.perfume, named(/\boud\b/)), {
      good: all(is.fragrance, features(/\boud\b/)),
      must: { gender: notForMen },
    }),
    ask('probiotics for women', all(is.probiotic, named(/women/)), {
      must: { gender: notForMen },
    }),
    // Concerns and types of skin and hair
    askFor('something for my oily t-zone', is.skin, help.oiliness),
    askFor('teenage skincare for spots', is.skin, help.acne),
    askFor('anti ageing night cream', is.nightCream, help.wrinkles),
    askFor('hair oil for split ends', is.hairOil, help.splitEnds),
    askFor('shampoo for greasy roots', is.shampoo, help.oilyHair),
    askFor('clay mask for acne', is.clayMask, help.acne),
    askWith('salicylic acid cleanser for blackheads', is.cleanser, is.salicylic),
    ask('purple shampoo for blonde hair', all(is.shampoo, named(/blonde/))),
    ask('foundation for dark skin', all(is.foundation, named(/\b3\d\d\b/))),
    // Ingredients and scents
    askWith('azelaic acid', is.skin, is.azelaic),
    askWith('snail mucin', is.skin, is.snail),
    askWith('peptide eye cream', is.eyeCream, is.peptides),
    askWith('niacinimide serum', is.faceSerum, is.niacinamide),
    askWith('shampoo that smells like coconut', is.shampoo, is.coconut),
    ask('vanilla perfume', all(is.perfume, named(/vanilla/)), {
      good: all(is.fragrance, features(/vanilla/)),
    }),
    ask('biotin gummies for hair growth', all(is.hairVitamins, named(/biotin/), is.gummies), {
      good: all(is.hairVitamins, is.gummies),
    }),
    // Shades and finishes
    ask('nude lipstick matte', all(is.lipstick, named(/matte|mat\b|nude|almond|clay/))),
    ask(
      'lip liner brown',
      all(is.lipLiner, named(/truffle|rum|cocoa|cinnamon|sugar|ginger|brown/)),
    ),
    ask('smoky eye palette', all(is.palette, named(/smok/)), { good: is.palette }),
    ask('waterproof brown mascara', all(is.waterproofMascara, named(/brown/))),
    ask('rose gold hair straightener', all(is.straightener, named(/rose gold/))),
    ask('peach blush', all(is.blush, named(/peach|apricot|nectarine/))),
    // Spelling and vague
    ask('leave in conditoner', is.leaveIn),
    ask('volumising mousse fine hair', is.mousse),
    ask('hairdryer with diffuser', is.hairDryer),
    ask('makeup sponge', is.blendingSponge),
    ask('date night perfume', is.perfume, { good: is.fragrance }),
    ask('wedding day makeup waterproof', all(is.anyMakeup, says(/waterproof/))),
    ask(
      "sunscreen that doesn't leave a white cast",
      all(is.sunscreen, says(/white cast|invisible|sheer|clear/)),
      {
        good: isIn('skincare', 'sunscreen'),
      },
    ),
  ],
};
