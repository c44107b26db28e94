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
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const notForMen = not(is.forMen);
const giftLike = any(
  is.perfume,
  is.miniatures,
  is.brushSet,
  is.palette,
  all(isIn('skincare'), over(20)),
  is.bodyMist,
  is.lips,
  named(/\bset\b/),
  is.guaSha,
  is.faceRoller,
);

export const long: QueryGroup = {
  name: 'long',
  queries: [
    ask(
      'gentle fragrance free cleanser for sensitive skin under $25',
      all(is.cleanser, help.sensitivity.main),
      {
        good: is.cleanser,
        must: { exclusion: help.fragranceFree, price: under(25) },
      },
    ),
    ask(
      'lightweight moisturizer with spf for daily use',
      all(is.sunscreen, says(/daily|fluid|light/)),
      {
        good: any(is.sunscreen, all(any(is.moisturizer, is.skinTint), hasSpf(15))),
      },
    ),
    ask(
      'i need a moisturizer for oily acne prone skin under 30 dollars',
      all(is.moisturizer, any(help.oiliness.main, help.acne.main)),
      {
        good: all(is.moisturizer, any(help.oiliness.likely, help.acne.likely)),
        must: { price: under(30) },
      },
    ),
    ask(
      'best serum for dark spots and wrinkles',
      all(is.faceSerum, any(help.darkSpots.main, help.wrinkles.main)),
      {
        good: all(is.faceSerum, any(help.darkSpots.likely, help.wrinkles.likely)),
      },
    ),
    ask(
      'vegan cruelty free red lipstick under $25',
      all(
        is.lipstick,
        named(/true red|poppy|paprika|garnet|cherry|blood orange|brick|oxblood|\bred\b/),
        says(/vegan|cruelty-free/),
      ),
      {
        good: all(
          is.lips,
          named(
            /true red|poppy|paprika|garnet|cherry|blood orange|brick|oxblood|rhubarb|marsala|\bred\b/,
          ),
        ),
        must: { price: under(25) },
      },
    ),
    ask(
      'sulfate free shampoo for color treated curly hair',
      all(is.shampoo, any(help.coloredHair.main, help.curls.main)),
      {
        good: is.shampoo,
        must: { exclusion: without(/laureth sulfate|lauryl sulfate/) },
      },
    ),
    ask(
      'hydrating serum with hyaluronic acid for dry skin',
      all(is.faceSerum, is.hyaluronic.main),
      {
        good: all(is.faceSerum, any(is.hyaluronic.listed, help.dryness.main)),
      },
    ),
    ask(
      'sunscreen that does not leave a white cast on dark skin',
      all(is.sunscreen, says(/no white cast|no cast|clear|invisible/)),
      {
        good: all(is.sunscreen, not(is.mineralSunscreen)),
        fair: is.sunscreen,
      },
    ),
    ask('leave in conditioner for dry frizzy curly hair', is.leaveIn, {
      good: all(is.hairProduct, help.curls.main, help.frizz.main),
    }),
    ask('rich night cream for mature dry skin without fragrance', is.nightCream, {
      good: all(is.richCream, any(help.dryness.main, help.wrinkles.main)),
      must: { exclusion: help.fragranceFree },
    }),
    ask('full coverage concealer for dark circles', is.concealer, { fair: is.colorCorrector }),
    ask(
      'foundation for oily skin that lasts all day',
      all(is.foundation, says(/matte|shine|12-hour|all day|long play|transfer/)),
      {
        good: is.foundation,
      },
    ),
    ask('retinol serum for beginners', all(is.faceSerum, is.retinol.main), {
      good: all(is.faceSerum, any(is.retinol.listed, is.bakuchiol.main)),
    }),
    ask(
      'eye gel with caffeine for puffiness',
      all(is.eyeCare, any(is.caffeine.main, help.puffiness.main)),
      {
        good: all(is.eyeCare, help.puffiness.likely),
      },
    ),
    ask(
      'fresh citrus perfume for summer',
      all(
        is.perfume,
        help.smellsOf(/bergamot|mandarin|grapefruit|neroli|orange|citrus|lemon|yuzu/),
      ),
      {
        good: all(
          is.fragrance,
          help.smellsOf(/bergamot|mandarin|grapefruit|neroli|orange|citrus|lemon|yuzu/),
        ),
        fair: is.fragrance,
      },
    ),
    ask('warm vanilla perfume that lasts', all(is.perfume, help.smellsOf(/vanill/)), {
      good: all(is.fragrance, help.smellsOf(/vanill|tonka|amber|benzoin/)),
    }),
    ask('rose perfume', all(is.perfume, help.smellsOf(/\brose\b/)), {
      good: all(is.fragrance, help.smellsOf(/\brose\b/)),
      fair: is.fragrance,
    }),
    ask('sandalwood cologne', all(is.mensFragrance, help.smellsOf(/sandal|santal/)), {
      good: all(is.fragrance, help.smellsOf(/sandal|santal/)),
      fair: is.mensFragrance,
    }),
    ask(
      'toner to even skin tone for oily skin',
      all(any(is.toner, is.essence), any(help.darkSpots.main, help.oiliness.main)),
      {
        good: any(is.toner, is.essence),
      },
    ),
    ask(
      'mask for dry skin before a wedding',
      all(is.faceMask, any(help.dryness.main, help.dullness.main)),
      {
        good: all(is.faceMask, not(is.clayMask)),
      },
    ),
    ask(
      'exfoliating toner with glycolic acid',
      all(any(is.toner, is.essence, is.peel), is.glycolic.main),
      {
        good: all(isIn('skincare', 'serums'), is.exfoliatingAcid.main),
        fair: all(is.skin, is.glycolic.main),
      },
    ),
    ask('double cleanse first step', any(is.cleansingOil, is.cleansingBalm), {
      good: is.makeupRemover,
    }),
    ask('curling iron for long hair under 60', is.curlingTool, { must: { price: under(60) } }),
    ask('ionic hair dryer with diffuser', all(is.hairDryer, says(/ionic|diffuser/)), {
      good: is.hairDryer,
    }),
  ],
};

export const vague: QueryGroup = {
  name: 'vague',
  queries: [
    ask('gift for mom under 50', all(giftLike, notForMen), {
      good: all(
        any(isIn('skincare'), is.anyMakeup, is.fragrance, isIn('tools'), is.haircare),
        notForMen,
      ),
      must: { price: under(50), gender: notForMen },
    }),
    ask('gift set', any(is.miniatures, all(named(/\bset\b/), not(isIn('tools', 'nail-tools')))), {
      good: named(/\bset\b/),
    }),
    ask('stocking stuffer under $10', under(10), { must: { price: under(10) } }),
    ask('best rated moisturizer', all(is.moisturizer, isRated(4.5)), {
      good: all(is.moisturizer, isRated(4.2)),
    }),
    ask('top rated sunscreen', all(is.sunscreen, isRated(4.5)), {
      good: all(is.sunscreen, isRated(4.2)),
    }),
    ask('cheapest retinol', all(is.skin, is.retinol.main, under(25)), {
      good: all(is.skin, is.retinol.main, under(40)),
    }),
    ask('cheapest collagen', all(is.collagen, under(22)), { good: all(is.collagen, under(30)) }),
    ask('popular perfume', is.perfume, { good: is.fragrance }),
    ask('bestselling mascara', is.mascara),
    ask('new makeup', is.anyMakeup),
    ask('anti aging', help.wrinkles.main, { good: all(is.skin, help.wrinkles.likely) }),
    ask('glowy skin', all(any(is.skin, is.anyMakeup), any(help.dullness.main, says(/dewy|glow/))), {
      good: all(is.skin, help.dullness.likely),
    }),
    ask('glass skin', all(any(is.skin, is.foundation), says(/glass skin|dewy|glow|plump/)), {
      good: any(is.essence, is.ampoule, all(is.skin, help.dryness.main)),
    }),
    ask(
      'korean skincare',
      all(
        is.skin,
        any(
          is.riceWater.main,
          is.snail.main,
          is.centella.main,
          says(
            /ginseng|heartleaf|mugwort|galactomyces|bifida|propolis|birch sap|job's tears|mung bean|tremella|yuzu/,
          ),
        ),
      ),
      {
        good: is.skin,
      },
    ),
    ask('for dry lips', any(is.lipBalm, is.lipOil), {
      good: all(is.lips, says(/hydrat|condition|nourish|soften/)),
    }),
    ask('something for tired eyes', is.eyeCare),
    ask('skincare for men', all(is.skin, not(is.forWomen)), { must: { gender: not(is.forWomen) } }),
    ask('hair stuff for curls', all(is.haircare, help.curls.main), {
      good: all(is.haircare, help.curls.likely),
    }),
    ask('date night lipstick', is.lipstick, { good: is.lips }),
    ask(
      'no makeup makeup',
      any(is.skinTint, is.lipBalm, all(is.foundation, says(/sheer|skin first/))),
      {
        good: any(is.foundation, is.concealer, is.blush, is.mascara),
      },
    ),
    ask('summer essentials spf', is.sunscreen, { good: all(is.anyMakeup, hasSpf(15)) }),
    ask('vitamins', is.supplement),
    ask('stuff for nails', any(is.nailTool, all(is.supplement, says(/nails/)))),
    ask('travel kit', any(is.miniatures, named(/travel/), says(/travel|carry-on/)), {
      good: named(/\bset\b|mini/),
    }),
    ask('teen skincare', all(is.skin, help.acne.likely), { good: is.skin }),
    ask('pregnancy safe retinol', all(is.skin, is.bakuchiol.main), {
      good: all(is.skin, is.bakuchiol.listed),
      fair: all(is.skin, is.retinol.main),
    }),
    ask('what is good for wrinkles?', all(is.skin, help.wrinkles.main), {
      good: all(is.skin, help.wrinkles.likely),
    }),
    ask('scent like a library', is.fragrance),
    ask('make up', is.anyMakeup, { good: any(is.makeupBrush, is.makeupRemover) }),
  ],
};
