import type { QueryGroup } from '../judged-query.ts';
import { all, any, hasSpf, isSize, named, says, without } from '../rules.ts';
import { ask, askWith } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

export const spellings: QueryGroup = {
  name: 'spelling',
  queries: [
    ask('moisturiser', is.moisturizer, { good: is.faceOil }),
    ask('lipgloss', is.lipGloss, { good: is.lipOil }),
    ask('lip stick', is.lipstick, { good: is.lips }),
    ask('hairdryer', is.hairDryer),
    ask('hair spray', is.hairspray, { fair: is.styling }),
    ask('eye shadow', is.eyeshadow),
    ask('sun screen', is.sunscreen),
    ask('facewash', is.gelCleanser, { good: is.cleanser }),
    ask('hairbrush', is.hairbrush),
    ask('nightcream', is.nightCream),
    ask('eyecream', is.eyeCream, { good: is.eyeCare }),
    ask('bodymist', is.bodyMist, { good: is.bodySpray }),
    ask('sheetmask', is.sheetMask),
    ask('serums', is.faceSerum, { good: is.eyeSerum }),
    ask('lipsticks', is.lipstick, { good: is.lips }),
    ask('face washes', is.gelCleanser, { good: is.cleanser }),
    ask('brushes for makeup', is.makeupBrush),
    ask('moistruizer', is.moisturizer, { good: is.faceOil }),
    ask('shampo', is.shampoo, { good: is.dryShampoo }),
    ask('condtioner', is.conditioner),
    ask('mascarra', is.mascara),
    ask('sunsreen spf 50', is.sunscreen, { must: { SPF: hasSpf(50) } }),
    askWith('niacinimide serum', is.faceSerum, is.niacinamide),
    ask('hyluronic acid', all(is.skin, is.hyaluronic.main), {
      good: any(is.hyaluronic.main, all(is.skin, is.hyaluronic.listed)),
    }),
    askWith('retinal serum', is.faceSerum, is.retinoid),
    askWith('salycilic acid cleanser', is.cleanser, is.salicylic),
    askWith('vitiman c serum', is.faceSerum, is.vitaminC),
    ask('foundaton', is.foundation),
    ask('conceler', is.concealer),
    ask('eye cream anti ageing', all(is.eyeCare, help.wrinkles.main), {
      good: all(is.eyeCare, help.wrinkles.likely),
    }),
    ask('colour corrector', is.colorCorrector),
    ask('grey eyeshadow', all(is.eyeshadow, named(/smoke|slate|pewter|storm|moonstone/)), {
      good: all(is.palette, named(/smoke|cloud|cool|moonrise/)),
    }),
    ask('sulphate free shampoo', is.shampoo, {
      must: { exclusion: without(/laureth sulfate|lauryl sulfate/) },
    }),
    ask('perfum for woman', is.womensPerfume, { good: is.fragrance }),
    ask('SERUM!!!', is.faceSerum, { good: is.eyeSerum }),
    ask('crème de nuit', is.nightCream),
    ask('creme', is.richCream, { good: any(is.moisturizer, named(/creme|cream/)) }),
    ask('serum30ml', is.faceSerum, { good: is.eyeSerum, must: { size: isSize(30, 'ml') } }),
    ask('anti-frizz serum', all(any(is.hairOil, is.treatments, is.styling), help.frizz.likely), {
      good: is.hairOil,
    }),
    ask('antiaging cream', all(is.moisturizer, help.wrinkles.main), {
      good: all(is.moisturizer, help.wrinkles.likely),
    }),
    ask('cleasing oil', is.cleansingOil, { good: is.cleansingBalm }),
    ask('micelar water', is.micellarWater),
    ask('bronzor', is.bronzer),
    ask('gummy vitamins for hair', all(is.hairVitamins, is.gummies), { good: is.hairVitamins }),
    ask('dry shampoos for brunettes', all(is.dryShampoo, named(/brunette/)), {
      good: is.dryShampoo,
    }),
    ask('straightner', is.straightener),
    ask('curling irons', is.curlingTool),
    ask('leavein conditioner', is.leaveIn, { good: is.conditioner }),
    ask('co wash', is.coWash, { fair: all(is.conditioner, says(/curl/)) }),
  ],
};
