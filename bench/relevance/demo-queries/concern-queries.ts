import type { JudgedQuery, QueryGroup } from '../judged-query.ts';
import { all, any, features, type Rule, says, under } from '../rules.ts';
import { ask } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const askFor = (
  text: string,
  kind: Rule,
  { main, likely }: help.ConcernRules,
  must?: JudgedQuery['must'],
): JudgedQuery => ask(text, all(kind, main), { good: all(kind, likely), must });

export const skinConcerns: QueryGroup = {
  name: 'skin concern',
  queries: [
    askFor('serum for acne', is.faceSerum, help.acne),
    askFor('acne face wash', is.cleanser, help.acne),
    askFor('something for pimples', is.skin, help.acne),
    askFor(
      'spot treatment for breakouts',
      any(is.faceSerum, is.moisturizer, is.peel, is.faceMask),
      help.acne,
    ),
    askFor('moisturizer for acne prone skin', is.moisturizer, help.acne),
    askFor('blackheads', is.skin, {
      main: help.pores.main,
      likely: any(help.pores.likely, help.acne.main),
    }),
    askFor('pore minimizing serum', is.faceSerum, help.pores),
    askFor('mask for large pores', is.faceMask, help.pores),
    askFor('cream for redness', is.moisturizer, help.redness),
    askFor('rosacea', is.skin, help.redness),
    askFor('calming serum for irritated skin', is.faceSerum, help.redness),
    askFor('anti aging serum', is.faceSerum, help.wrinkles),
    askFor('wrinkle cream', is.moisturizer, help.wrinkles),
    askFor('anti-ageing night cream', is.nightCream, help.wrinkles),
    askFor('fine lines around eyes', is.eyeCare, help.wrinkles),
    askFor('eye cream for crows feet', is.eyeCare, help.wrinkles),
    askFor('firming cream for sagging skin', is.moisturizer, help.firmness),
    askFor(
      'dark spot corrector',
      any(is.faceSerum, is.moisturizer, is.peel, is.faceMask),
      help.darkSpots,
    ),
    askFor('serum for hyperpigmentation', is.faceSerum, help.darkSpots),
    askFor('age spots', is.skin, help.darkSpots),
    askFor('something for post acne marks', is.skin, help.darkSpots),
    askFor('brightening serum', is.faceSerum, help.dullness),
    askFor('glow serum for dull skin', is.faceSerum, help.dullness),
    askFor('moisturizer for dry skin', is.moisturizer, help.dryness),
    askFor('cream for very dry flaky skin', is.moisturizer, help.dryness),
    askFor('hydrating serum', is.faceSerum, help.dryness),
    askFor('cleanser for dry skin', is.cleanser, help.dryness),
    askFor('dehydrated skin', is.skin, help.dryness),
    askFor('moisturizer for oily skin', is.moisturizer, help.oiliness),
    askFor('cleanser for oily skin', is.cleanser, help.oiliness),
    askFor('sunscreen for oily skin', is.sunscreen, help.oiliness),
    askFor('mattifying moisturizer', is.moisturizer, help.oiliness),
    askFor('cleanser for combination skin', is.cleanser, help.oiliness),
    askFor('sensitive skin cleanser', is.cleanser, help.sensitivity),
    askFor('gentle face wash for sensitive skin', is.cleanser, help.sensitivity),
    askFor('sunscreen for sensitive skin', is.sunscreen, help.sensitivity),
    askFor('moisturiser for eczema', is.moisturizer, {
      main: all(
        is.moisturizer,
        any(says(/barrier|very dry|sensitive|lipid/), features(/ceramide|oat/)),
      ),
      likely: any(help.dryness.main, help.sensitivity.main),
    }),
    askFor('dark circles', is.eyeCare, help.darkCircles),
    askFor('eye cream for dark circles and bags', is.eyeCare, help.darkCircles),
    askFor('puffy eyes', any(is.eyeCare, is.faceRoller), help.puffiness),
    askFor('damaged skin barrier', is.skin, {
      main: any(says(/barrier|lipid restore|lipi-derm/), features(/ceramide/)),
      likely: features(/panthenol|squalane/),
    }),
    askFor('uneven skin tone', is.skin, help.darkSpots),
    askFor('skin feels tight after washing', is.skin, {
      main: any(help.dryness.main, says(/never tight|do not feel tight/)),
      likely: help.dryness.likely,
    }),
    askFor('shiny forehead', any(is.skin, is.foundation), help.oiliness),
  ],
};

export const hairConcerns: QueryGroup = {
  name: 'hair concern',
  queries: [
    askFor('something for dandruff', is.haircare, help.dandruff),
    askFor('dandruff shampoo', is.shampoo, help.dandruff),
    askFor('itchy flaky scalp', is.haircare, help.dandruff),
    askFor('shampoo for hair loss', is.shampoo, help.thinning),
    askFor('thinning hair', any(is.haircare, is.hairVitamins), help.thinning),
    askFor('hair growth serum', is.scalpSerum, help.thinning),
    askFor('hair growth', any(is.haircare, is.hairVitamins), help.thinning),
    askFor('anti frizz', is.haircare, help.frizz),
    askFor('frizz control cream', is.styling, help.frizz),
    askFor('conditioner for frizzy hair', is.conditioner, help.frizz),
    askFor('damaged hair treatment', any(is.treatments, is.conditioner), help.hairDamage),
    askFor('mask for bleached hair', is.hairMask, help.hairDamage),
    askFor('bond repair', is.haircare, help.hairDamage),
    askFor('shampoo for dry hair', is.shampoo, help.dryHair),
    askFor('deep conditioner for dry damaged hair', any(is.hairMask, is.conditioner), {
      main: any(help.dryHair.main, help.hairDamage.main),
      likely: any(help.dryHair.likely, help.hairDamage.likely),
    }),
    askFor('shampoo for oily hair', is.shampoo, help.oilyHair),
    askFor('greasy roots', any(is.shampoo, is.dryShampoo), help.oilyHair),
    askFor('curly hair products', is.hairProduct, help.curls),
    askFor('shampoo for curly hair', any(is.shampoo, is.coWash), help.curls),
    ask('gel for curly hair', is.curlCream, { good: all(is.styling, help.curls.main) }),
    askFor('leave in for curly hair', is.leaveIn, help.curls),
    askFor('volumizing shampoo', is.shampoo, help.volume),
    askFor('fine hair volume', is.hairProduct, help.volume),
    askFor('mousse for flat hair', is.mousse, help.volume),
    askFor('color safe shampoo', is.shampoo, help.coloredHair),
    askFor('shampoo for coloured hair', is.shampoo, help.coloredHair),
    ask('blonde hair shampoo', all(is.shampoo, says(/blonde/)), {
      good: all(is.shampoo, help.coloredHair.main),
    }),
    askFor('split ends', is.haircare, help.splitEnds),
    askFor('scalp build up', is.haircare, {
      main: any(is.clarifyingShampoo, says(/build-up/)),
      likely: help.dandruff.likely,
    }),
    askFor(
      'shampoo for thick hair under 20',
      is.shampoo,
      { main: says(/thick/), likely: is.shampoo },
      {
        price: under(20),
      },
    ),
  ],
};
