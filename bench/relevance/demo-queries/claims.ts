import type { QueryGroup } from '../judged-query.ts';
import { all, any, features, hasInci, named, not, says, under, without } from '../rules.ts';
import { ask } from './ask.ts';
import * as help from './concerns.ts';
import * as is from './kinds.ts';

const sulfates = /laureth sulfate|lauryl sulfate|coceth sulfate|myreth sulfate/;
const silicones = /methicone|siloxane|silsesquioxane|siloxysilicate|dimethiconol/;
const dryingAlcohol = /alcohol denat|\bsd alcohol|isopropyl alcohol|(^|\| )alcohol( \||$)/;
const animal =
  /cera alba|beeswax|\bhoney\b|propolis|royal jelly|snail|lanolin|hydrolyzed (silk|collagen|pearl|keratin)|soluble collagen|keratin|caviar|gelatin|ci 75470|marine collagen|bovine/;
const noParabens = without(/paraben/);
const noFragrance = help.fragranceFree;
const vegan = any(says(/vegan/), without(animal));

export const claims: QueryGroup = {
  name: 'claim and exclusion',
  queries: [
    ask('fragrance free moisturizer', is.moisturizer, { must: { exclusion: noFragrance } }),
    ask('unscented face cream', is.richCream, {
      good: is.moisturizer,
      must: { exclusion: noFragrance },
    }),
    ask('serum without fragrance', is.faceSerum, { must: { exclusion: noFragrance } }),
    ask('fragrance-free sunscreen', is.sunscreen, { must: { exclusion: noFragrance } }),
    ask('cleanser no fragrance', is.cleanser, { must: { exclusion: noFragrance } }),
    ask('perfume free eye cream', is.eyeCream, {
      good: is.eyeCare,
      must: { exclusion: noFragrance },
    }),
    ask('moisturizer without parabens', is.moisturizer, { must: { exclusion: noParabens } }),
    ask('paraben free shampoo', is.shampoo, { must: { exclusion: noParabens } }),
    ask('sulfate free shampoo', is.shampoo, { must: { exclusion: without(sulfates) } }),
    ask('sulphate-free shampoo for curls', all(is.shampoo, help.curls.main), {
      good: is.shampoo,
      must: { exclusion: without(sulfates) },
    }),
    ask('shampoo without sulfates under $20', is.shampoo, {
      must: { exclusion: without(sulfates), price: under(20) },
    }),
    ask('silicone free conditioner', is.conditioner, { must: { exclusion: without(silicones) } }),
    ask('foundation without silicone', is.foundation, { must: { exclusion: without(silicones) } }),
    ask('alcohol free toner', is.toner, {
      good: is.essence,
      must: { exclusion: without(dryingAlcohol) },
    }),
    ask('sunscreen no alcohol', is.sunscreen, { must: { exclusion: without(dryingAlcohol) } }),
    ask('oil free moisturizer', all(is.moisturizer, says(/oil-free/)), {
      good: all(is.gelMoisturizer, without(/\boil\b|butter/)),
      fair: is.gelMoisturizer,
    }),
    ask('talc free blush', is.blush, { must: { exclusion: without(/\btalc\b/) } }),
    ask('eyeshadow without talc', is.eyeshadow, { must: { exclusion: without(/\btalc\b/) } }),
    ask('vegan lipstick', all(is.lipstick, says(/vegan/)), {
      good: all(is.lips, vegan),
      must: { exclusion: vegan },
    }),
    ask('vegan mascara', all(is.mascara, vegan), { must: { exclusion: vegan } }),
    ask('cruelty free foundation', all(is.foundation, says(/cruelty-free|vegan/)), {
      fair: is.foundation,
    }),
    ask('cruelty-free makeup brushes', all(is.makeupBrush, says(/cruelty-free|vegan|synthetic/)), {
      fair: is.makeupBrush,
    }),
    ask('waterproof mascara', is.waterproofMascara),
    ask('waterproof eyeshadow', all(is.eyeshadow, says(/waterproof/)), {
      good: all(is.eyeshadow, says(/crease resistant/)),
    }),
    ask('non comedogenic moisturizer', all(is.moisturizer, says(/non-comedogenic/)), {
      good: all(is.moisturizer, says(/oil-free/)),
      fair: is.moisturizer,
    }),
    ask('dermatologist tested cleanser', all(is.cleanser, says(/dermatologist/)), {
      fair: is.cleanser,
    }),
    ask('mineral sunscreen', is.mineralSunscreen, { fair: is.sunscreen }),
    ask('sunscreen without chemical filters', is.mineralSunscreen, {
      must: {
        exclusion: without(
          /homosalate|octocrylene|ethylhexyl salicylate|butyl methoxydibenzoyl|triazine|triazone|hexyl benzoate/,
        ),
      },
    }),
    ask('sunscreen without octocrylene', is.sunscreen, {
      must: { exclusion: without(/octocrylene/) },
    }),
    ask(
      'hypoallergenic eye cream',
      all(is.eyeCare, says(/ophthalmologist|allergy|sensitive|irritation/)),
      {
        good: all(is.eyeCare, noFragrance),
      },
    ),
    ask('essential oil free moisturizer', is.moisturizer, {
      must: {
        exclusion: without(
          /(lavandula|citrus|mentha|pelargonium|rosmarinus|eucalyptus|cananga|salvia)[^|]* oil|rosa damascena flower oil/,
        ),
      },
    }),
    ask('latex free sponge', all(is.blendingSponge, says(/latex-free/)), {
      good: is.blendingSponge,
    }),
    ask('gelatin free gummies', is.gummies, { must: { exclusion: without(/gelatin/) } }),
    ask('sugar free collagen drink', all(is.collagen, says(/no added sugar/)), {
      good: is.collagen,
    }),
    ask('transfer proof foundation', all(is.foundation, says(/transfer/)), { fair: is.foundation }),
    ask(
      'long lasting lipstick',
      all(is.lipstick, says(/hour|kiss|midnight|long play|all day|stay true/)),
      {
        good: is.lipstick,
      },
    ),
    ask('non sticky lip gloss', all(is.lipGloss, says(/non-sticky/)), { good: is.lipGloss }),
    ask('refillable lipstick', all(is.lips, says(/refill/)), { fair: is.lips }),
    ask('smudge proof mascara', all(is.mascara, says(/smudg|tear and sweat|waterproof|tubing/)), {
      good: is.mascara,
    }),
    ask(
      'non-greasy sunscreen',
      all(
        is.sunscreen,
        says(/no greasy|no cast|matte|no shine|invisible|watery|airy|dries|forget/),
      ),
      {
        good: is.sunscreen,
      },
    ),
    ask('soap free face wash', all(is.cleanser, says(/soap-free/)), {
      good: all(is.cleanser, not(hasInci(/potassium hydroxide/))),
    }),
    ask('vegan collagen alternative serum', all(is.faceSerum, vegan, help.firmness.likely), {
      good: all(is.faceSerum, vegan),
      fair: all(is.faceSerum, features(/collagen/)),
    }),
    ask('gluten free vitamins', all(is.supplement, says(/gluten-free/)), { fair: is.supplement }),
    ask('iron free multivitamin', all(is.multivitamin, named(/iron-free/)), {
      good: is.multivitamin,
      must: { exclusion: without(/ferrous|\biron\b/) },
    }),
  ],
};
