import type { QueryGroup } from '../judged-query.ts';
import {
  all,
  any,
  between,
  features,
  hasInci,
  hasKeyIngredient,
  hasSpf,
  isBrand,
  isFromSize,
  isIn,
  isOnSale,
  isSize,
  isUpToSize,
  named,
  not,
  type Rule,
  says,
  under,
  without,
} from '../rules.ts';
import { ask, askFor, askPriced, askWith } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const excluding = (text: string, kind: Rule, exclusion: Rule) =>
  ask(text, kind, { must: { exclusion } });

/** Strictly more or less than an amount. */
const largerThan = (amount: number) => all(isFromSize(amount, 'ml'), not(isUpToSize(amount, 'ml')));

const isUnisex = isIn('fragrance', 'unisex');
const notGreasy = says(/greas|weightless|absorbs|light|gel|water/);
const woody = any(
  named(/cedar|sandal|vetiver|oak|cypress|driftwood|birch|patchouli|oud|fir\b/),
  hasKeyIngredient(/sandalwood|cedar|vetiver|oakmoss|patchouli|oud|cypress|juniper|birch|pine/),
);

/**
 * Written before reading the rules of search or a result; see docs/measurements/relevance.md. Queries for what
 * the catalog does not sell are left out.
 */
export const unseen: QueryGroup = {
  name: 'written unseen',
  queries: [
    // Kinds
    ask('sunblock for face', is.sunscreen),
    ask('tinted moisturiser', is.skinTint, { good: is.tintedSunscreen }),
    ask('micellar water', is.micellarWater),
    ask('lip plumper', named(/plump/), { good: is.lipGloss }),
    ask('face oil', is.faceOil),
    ask('sheet masks', is.sheetMask),
    ask('gua sha', is.guaSha),
    ask('blowdryer', is.hairDryer),
    ask('eye lash curler', is.lashCurler),
    ask('beauty blender', is.blendingSponge),
    ask('makeup brush set', is.brushSet),
    ask('mascarra', is.mascara),
    ask('ceramic straightener', all(is.straightener, named(/ceramic/)), { good: is.straightener }),
    ask('kabuki brush', named(/kabuki/)),
    ask('heatless curls', named(/heatless/)),
    ask('round brush for blowouts', named(/round brush/), { good: is.hairbrush }),
    ask('wide tooth comb for curls', named(/wide tooth/), { good: is.comb }),
    ask('silicone face brush', is.cleansingBrush),
    ask('concealer palette for redness', is.concealer),
    ask('co wash for natural hair', is.coWash),
    ask('best selling lipsticks', is.lipstick),
    ask('new arrivals makeup', is.anyMakeup),
    ask('most reviewed moisturizer', is.moisturizer),
    ask('low porosity hair mask', is.hairMask),
    ask('4c hair products', all(is.haircare, says(/coil/)), {
      good: all(is.haircare, says(/curl/)),
    }),
    ask('probiotics 50 billion', all(is.probiotic, named(/50 billion/)), { good: is.probiotic }),

    // Ingredients
    ask('snail mucin', is.snail.main),
    ask('azelaic acid', is.azelaic.main, { good: is.azelaic.listed }),
    ask('copper peptides', features(/copper/)),
    askWith('tea tree shampoo', is.shampoo, is.teaTree),
    askWith('vitamin e cream', is.moisturizer, is.tocopherol),
    askWith('aha exfoliant', is.peel, is.aha),
    ask('2% bha', all(is.salicylic.main, named(/2%/)), { good: is.salicylic.main }),
    ask('vitamin c 20 percent', all(is.vitaminC.main, named(/20%/)), { good: is.vitaminC.main }),
    ask('niacinamide 10%', all(is.niacinamide.main, named(/10%/))),
    ask('lactic acid 5%', all(is.lactic.main, named(/5%/)), { good: is.lactic.main }),
    askWith('squalane', is.skin, is.squalane),
    askWith('hyaluronic asid serum', is.faceSerum, is.hyaluronic),
    askWith('something with ceramides for winter', is.skin, is.ceramides),
    ask('retinol alternative for beginners', is.bakuchiol.main, { good: is.bakuchiol.listed }),
    ask('peppermint shampoo', all(is.shampoo, features(/peppermint/)), {
      good: all(is.shampoo, hasInci(/mentha/)),
    }),
    ask('mushroom skincare', all(is.skin, features(/mushroom/)), {
      good: all(is.skin, hasInci(/tremella/)),
    }),
    askWith('peptide moisturizer for neck', is.moisturizer, is.peptides),

    // Concerns
    askFor('what helps with dark circles', any(is.eyeCare, is.concealer), help.darkCircles),
    askFor('how do i get rid of blackheads', is.skin, help.pores),
    askFor('puffy eyes', is.eyeCare, help.puffiness),
    askFor('hormonal acne', is.skin, help.acne),
    askFor('teen acne', is.skin, help.acne),
    askFor('hair falling out', any(is.hairProduct, is.hairVitamins), help.thinning),
    askFor('itchy scalp', is.hairProduct, help.dandruff),
    askFor('split ends', is.hairProduct, help.splitEnds),
    askFor('large pores on nose', is.skin, help.pores),
    askFor('rosacea friendly moisturizer', is.moisturizer, help.redness),
    askFor('dull tired skin', is.skin, help.dullness),
    askFor('melasma', is.skin, help.darkSpots),
    askFor('sun damage on chest', is.skin, help.darkSpots),
    askFor('fine flat hair volume', is.hairProduct, help.volume),
    askFor('cooling eye gel for hangover eyes', is.eyeCare, help.puffiness),
    askFor('anti aging cream for women over 50', is.moisturizer, help.wrinkles),
    askFor('colour protecting shampoo', is.shampoo, help.coloredHair),
    askFor('cream for crows feet', any(is.moisturizer, is.eyeCream), help.wrinkles),
    ask('brittle nails', any(is.hairVitamins, says(/nails/)), { good: says(/splitting/) }),
    ask('cracked lips', any(is.lipBalm, is.lipOil)),

    // Prices and orders
    askPriced('lipstick under ten dollars', is.lipstick, under(10)),
    askPriced('shampoo 15-30 bucks', is.shampoo, between(15, 30)),
    askPriced('perfume $50 or less', is.fragrance, under(50)),
    askPriced('serums between $20 and $40', is.faceSerum, between(20, 40)),
    askPriced('eyeshadow palette less than 35', is.palette, under(35)),
    askPriced('rollerball perfume under 20', is.rollerball, under(20)),
    askPriced(
      'halden labs moisturizer under $30',
      all(is.moisturizer, isBrand('Halden Labs')),
      under(30),
    ),
    ask('discounted perfume', is.fragrance, { must: { sale: isOnSale } }),
    ask('serums on sale', is.faceSerum, { must: { sale: isOnSale } }),

    // Sizes and SPF
    ask('50ml perfume', is.fragrance, { must: { size: isSize(50, 'ml') } }),
    ask('face wash at least 200 ml', is.cleanser, { must: { size: isFromSize(200, 'ml') } }),
    ask('shampoo 1 liter', is.shampoo, { must: { size: isSize(1000, 'ml') } }),
    ask('shampoo larger than 500 ml under $20', is.shampoo, {
      must: { size: largerThan(500), price: under(20) },
    }),
    ask('pack of 3 sponges', isIn('tools', 'sponges'), { must: { size: isSize(3, 'count') } }),
    ask('two pack of makeup sponges', isIn('tools', 'sponges'), {
      must: { size: isSize(2, 'count') },
    }),
    ask('spf50 face sunscreen non greasy', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    ask('mineral sunscreen for sensitive skin spf 50+', is.mineralSunscreen, {
      must: { SPF: hasSpf(50) },
    }),
    ask('spf 40 or more tinted', is.tintedSunscreen, {
      good: all(is.foundation, hasSpf(40)),
      must: { SPF: hasSpf(40) },
    }),

    // Exclusions and claims
    excluding('toner without alcohol', is.toner, without(/alcohol denat/)),
    excluding('nothing with alcohol toner', is.toner, without(/alcohol denat/)),
    excluding('moisturizer w/o parabens', is.moisturizer, without(/paraben/)),
    excluding('shampoo no silicones', is.shampoo, without(/methicone|siloxane/)),
    excluding('coconut oil free conditioner', is.conditioner, without(/cocos nucifera oil/)),
    excluding('non waterproof mascara', is.mascara, not(is.waterproofMascara)),
    excluding('anything but matte lipstick', is.lips, not(is.matteLipstick)),
    excluding('fragrance free night cream', is.nightCream, help.fragranceFree),
    ask('vegan mascara', all(is.mascara, says(/vegan/))),
    ask('non comedogenic sunscreen', all(is.sunscreen, says(/non-comedogenic/))),
    ask('moisturizer not sticky', all(is.moisturizer, notGreasy), { good: is.moisturizer }),
    ask('sulfate free shampoo for color treated hair', is.shampoo, {
      must: { exclusion: without(/laureth sulfate|lauryl sulfate/) },
    }),

    // People, brands, scents
    ask('perfume for my boyfriend', is.mensFragrance, { must: { gender: not(is.forWomen) } }),
    ask('unisex cologne', isUnisex, { must: { gender: not(any(is.forMen, is.forWomen)) } }),
    ask('cologne for women', is.womensPerfume, {
      good: is.fragrance,
      must: { gender: not(is.forMen) },
    }),
    ask('woody cologne for men', all(is.mensFragrance, woody), {
      must: { gender: not(is.forWomen) },
    }),
    ask('kinuko cleanser', all(is.cleanser, isBrand('Kinuko'))),
    ask('glacierre eye cream', all(is.eyeCream, isBrand('Glacierre'))),
    ask('house of marchetti perfume', all(is.fragrance, isBrand('House of Marchetti'))),
    ask('coconut body mist', all(is.bodyMist, features(/coconut/))),
    ask('niche perfume with oud', all(is.fragrance, features(/\boud\b/))),

    // Sentences
    ask('I need a gentle cleanser for sensitive skin without fragrance under $25', is.cleanser, {
      must: { exclusion: help.fragranceFree, price: under(25) },
    }),
    ask(
      'long lasting perfume for women with jasmine below 80 dollars',
      all(is.fragrance, features(/jasmine?/)),
      {
        must: { gender: not(is.forMen), price: under(80) },
      },
    ),
    ask(
      'looking for a lightweight moisturizer for oily acne prone skin',
      all(is.moisturizer, any(help.acne.likely, help.oiliness.likely)),
    ),
    ask('bakuchiol serum fragrance free under 35', all(is.faceSerum, is.bakuchiol.main), {
      must: { exclusion: help.fragranceFree, price: under(35) },
    }),
  ],
};
