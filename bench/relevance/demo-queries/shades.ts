import type { QueryGroup } from '../judged-query.ts';
import { all, any, named, type Rule, says, under } from '../rules.ts';
import { ask } from './ask.ts';
import * as is from './kinds.ts';

// Shade names as a judge sees them on the swatch.
const red: Rule = named(
  /true red|poppy|paprika|garnet|cherry cola|blood orange|brick lane|oxblood|cherry glaze|\bred\b|rouge cerise/,
);
const nearlyRed: Rule = named(
  /rhubarb|marsala|black cherry|raspberry|watermelon|terracotta|rosewood/,
);
const nude: Rule = named(
  /nude hour|barely there|bare almond|soft clay|in bare$|- bare$|, bare$|ballet slipper/,
);
const nearlyNude: Rule = named(
  /cocoa butter|peach fuzz|cinnamon toast|dusty rose|candied ginger|mauve note|brown sugar|petal$/,
);
const pinkLips: Rule = named(
  /hot pink|pinky promise|petal$|ballet slipper|dusty rose|rose tea|antique rose|pink quartz|rose water|lychee|rosewood/,
);
const nearlyPink: Rule = named(/mauve note|rhubarb|raspberry|guava|watermelon|opal/);
const berry: Rule = named(
  /berry ink|mulberry|plum noir|fig jam|sugar plum|raspberry|plum syrup|blackberry|lilac wine|toasted fig/,
);
const nearlyBerry: Rule = named(/black cherry|cherry cola|oxblood|garnet|marsala|fig$/);
const coral: Rule = named(
  /coral|peach|apricot|guava|grapefruit|sunset|blood orange|nectarine|sorbet|sundown/,
);
const brown: Rule = named(
  /cinnamon toast|truffle|cocoa|spiced rum|sienna|mocha|brown sugar|candied ginger/,
);
const cheekPink: Rule = named(
  /rosy day|flushed|ballet|petal pink|cherry blossom|tulip|rosebud|wild orchid|mauve mist/,
);
const cheekPeach: Rule = named(/peach skin|apricot|coral reef|nectarine|sorbet|sundown/);
const goldLids: Rule = named(
  /champagne|antique gold|honeycomb|rose gold|peach foil|bronze age|copper wire/,
);
const purpleLids: Rule = named(/lilac haze|plum velvet|ultraviolet|mauve$/);
const fairSkin: Rule = named(/porcelain|alabaster|ivory|shell|fair rose|vanilla|linen/);
const deepSkin: Rule = named(/chestnut|pecan|cinnamon|cocoa|mahogany|walnut|espresso|ebony|toffee/);
const mediumSkin: Rule = named(/sand|beige|almond|\bhoney\b|amber|\btan\b|golden/);

export const shades: QueryGroup = {
  name: 'shade and finish',
  queries: [
    ask('red lipstick', all(is.lipstick, red), { good: all(is.lips, any(red, nearlyRed)) }),
    ask('matte red lipstick', all(is.matteLipstick, red), {
      good: all(is.lipstick, any(red, nearlyRed)),
    }),
    ask('nude lipstick', all(is.lipstick, nude), { good: all(is.lips, any(nude, nearlyNude)) }),
    ask('pink lip gloss', all(is.lipGloss, pinkLips), {
      good: all(any(is.lipGloss, is.lipOil), any(pinkLips, nearlyPink)),
    }),
    ask('hot pink lipstick', all(is.lipstick, named(/hot pink/)), {
      good: all(is.lipstick, pinkLips),
    }),
    ask('berry lipstick', all(is.lipstick, berry), { good: all(is.lips, any(berry, nearlyBerry)) }),
    ask('coral lipstick under $20', all(is.lipstick, coral), {
      good: all(is.lips, coral),
      must: { price: under(20) },
    }),
    ask('brown lip liner', all(is.lipLiner, brown), {
      good: all(is.lipLiner, any(brown, nearlyNude)),
    }),
    ask('plum lipstick', all(is.lipstick, named(/plum|mulberry|lilac wine/)), {
      good: all(is.lips, any(berry, nearlyBerry)),
    }),
    ask('clear lip gloss', all(is.lipGloss, named(/clear$/)), {
      good: all(any(is.lipGloss, is.lipOil), named(/clear$|opal$/)),
    }),
    ask('peach blush', all(is.blush, cheekPeach), {}),
    ask('pink blush', all(is.blush, cheekPink), {}),
    ask('rosy cream blush', all(is.liquidBlush, cheekPink), { good: all(is.blush, cheekPink) }),
    ask('brown mascara', all(is.mascara, named(/brown$/))),
    ask('black mascara', all(is.mascara, named(/black/))),
    ask('gold eyeshadow', all(is.eyeshadow, goldLids), {
      good: all(is.palette, named(/golden|copper|honey|candle|warm/)),
    }),
    ask('purple eyeshadow', all(is.eyeshadow, purpleLids), {
      good: all(is.palette, named(/plum|lavender|mauve|velvet rope|wildflower/)),
    }),
    ask('green eyeshadow', all(is.eyeshadow, named(/emerald|moss$|sage$/)), {
      good: all(is.palette, named(/forest|sea glass|northern/)),
    }),
    ask('smoky eye palette', all(is.palette, named(/smoke|night|velvet rope|cool/)), {
      good: is.palette,
    }),
    ask(
      'nude eyeshadow palette',
      all(is.palette, named(/nude|neutral|bare|soft focus|slow sunday/)),
      {
        good: all(is.palette, named(/desert|honey|cinnamon|warm|golden|candle|rose quartz/)),
      },
    ),
    ask('neutral palette', all(is.palette, named(/nude|neutral|bare|soft focus|slow sunday/)), {
      good: is.palette,
    }),
    ask('foundation for fair skin', all(is.foundation, fairSkin), {}),
    ask('foundation for dark skin', all(is.foundation, deepSkin), {}),
    ask('concealer medium beige', all(is.concealer, named(/beige/)), {
      good: all(is.concealer, mediumSkin),
    }),
    ask('ivory foundation', all(is.foundation, fairSkin)),
    ask('deep bronzer', all(is.bronzer, named(/deep tan|cocoa glow|mahogany|sienna sun/)), {
      good: is.bronzer,
    }),
    ask('matte foundation', all(is.foundation, says(/\bmatte?\b|velours|velvet/)), {
      good: is.powderFoundation,
    }),
    ask('dewy foundation', all(is.foundation, says(/dewy|glow|radian|glass/)), {
      good: any(is.skinTint, is.cushion),
    }),
    ask('full coverage foundation', all(is.foundation, says(/full cover/)), {
      fair: is.foundation,
    }),
    ask('sheer coverage skin tint', is.skinTint),
    ask('matte lipstick', is.matteLipstick),
    ask(
      'satin lipstick',
      all(
        is.lips,
        any(
          named(/satin|creme lipstick|hydrating lipstick|brillant|melting/),
          says(/satin finish/),
        ),
      ),
    ),
    ask('shimmer eyeshadow', all(is.eyeshadow, says(/shimmer|glitter|foil/)), {
      good: all(is.eyeshadow, goldLids),
    }),
    ask('green color corrector', all(is.colorCorrector, named(/mint green/)), {
      good: is.colorCorrector,
    }),
    ask(
      'peach color corrector for dark circles',
      all(is.colorCorrector, named(/peach|apricot|bisque|salmon|orange/)),
      {
        good: is.colorCorrector,
      },
    ),
    ask('plumping lip gloss', all(is.lipGloss, says(/plump/)), { good: is.lipGloss }),
    ask(
      'burgundy lips',
      all(
        is.lips,
        any(named(/oxblood|black cherry|garnet|marsala|cherry cola|plum noir|mulberry/)),
      ),
      {
        good: all(is.lips, berry),
      },
    ),
    ask('bronze eyeshadow single', all(is.eyeshadow, named(/bronze|copper|cognac|terracotta/)), {
      good: all(is.eyeshadow, goldLids),
    }),
  ],
};
