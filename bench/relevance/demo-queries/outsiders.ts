import type { QueryGroup } from '../judged-query.ts';
import { all, any, hasInci, hasSpf, isIn, named, not, says, under, without } from '../rules.ts';
import { ask, askPriced } from './ask.ts';
import * as is from './kinds.ts';

const noLamp = not(named(/\blamps?\b/));
const withoutRetinoids = without(/retin(ol|al|yl)|retinoate/);
const withoutAlcohol = without(/\balcohol( denat)?\b(?! ?\w)/);
const forDry = says(/dry skin|very dry|driest/);
const forOily = says(/oily/);
const tonic = all(is.scalpSerum, named(/tonic|density|thicken|root/));

/**
 * From the tenth evaluation: what an outsider typed and the search answered poorly, many of it for what the
 * catalog does not sell. The best answer is then what comes nearest.
 */
export const outsiders: QueryGroup = {
  name: 'typed by outsiders',
  queries: [
    // Words that are not wanted
    ask('gel nail polish no lamp', is.nailTool, { must: { exclusion: noLamp } }),
    ask('nail tools without lamp', is.nailTool, { must: { exclusion: noLamp } }),
    ask('manicure things no need for a lamp', is.nailTool, { must: { exclusion: noLamp } }),
    ask('night cream without retinol', is.nightCream, { must: { exclusion: withoutRetinoids } }),
    ask('moisturizer no retinol', is.moisturizer, { must: { exclusion: withoutRetinoids } }),
    ask('nude lip gloss not sticky', all(is.lipGloss, says(/non-sticky/)), { good: is.lipGloss }),

    // Nothing is lost
    ask('jade roller gua sha', any(is.guaSha, is.faceRoller)),
    ask('hair straightener brush', is.straightener),
    ask('la roche posay sunscreen', is.sunscreen),
    ask('blush for fair skin pink', is.blush),
    ask('deoderant spray', all(is.bodySpray, named(/deodorant/)), { good: is.bodySpray }),
    ask('cuticle oil', all(is.nailTool, named(/cuticle/)), { good: is.nailTool }),

    // What comes nearest
    ask('nail polish remover acetone free', is.nailTool),
    ask('lip balm with spf', is.lipBalm),
    ask('moisturizer with spf 30', all(is.sunscreen, hasSpf(30)), { must: { SPF: hasSpf(30) } }),
    ask('beard oil', is.faceOil),
    ask('aftershave balm no alcohol', named(/post-shave/), {
      good: any(is.toner, is.moisturizer),
      must: { exclusion: withoutAlcohol },
    }),
    ask('keratosis pilaris', all(is.skin, any(named(/urea/), hasInci(/\burea\b/)))),
    ask('coffee body scrub', all(isIn('skincare'), named(/scrub|polish|gommage/)), {
      good: is.peel,
    }),

    // Skin and hair
    ask('cream for combination skin', all(is.moisturizer, says(/combination/)), {
      good: all(is.moisturizer, not(says(/dry to very dry/))),
    }),
    ask('moisturizer for really dry skin', all(is.moisturizer, forDry, not(forOily)), {
      good: all(is.moisturizer, not(forOily)),
    }),
    ask('hair loss treatment for men', tonic, { good: all(is.hairProduct, says(/thin|fuller/)) }),
    askPriced('makeup brush set under $30', all(is.brushSet, not(named(/\beye/))), under(30)),
  ],
};
