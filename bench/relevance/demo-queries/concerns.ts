import { all, any, features, hasInci, named, not, type Rule, says, without } from '../rules.ts';
import * as is from './kinds.ts';

/** What helps with a concern, as the label says it, and what is likely to help. */
export interface ConcernRules {
  main: Rule;
  likely: Rule;
}

const concern = (main: Rule, ...likely: Rule[]): ConcernRules => ({
  main,
  likely: any(main, ...likely),
});

export const acne = concern(
  any(
    named(/blemish|acne|breakout|sebo-pure|clear & calm|clear skin/),
    says(/breakout|blemish|clears? pores|stay clear/),
    features(/salicylic|azelaic|heartleaf/),
  ),
  features(/\bzinc\b|tea tree|niacinamide/),
  hasInci(/salicylic acid|azelaic acid|zinc pca|houttuynia|melaleuca/),
  named(/clarifying|purifying|clay|pore|detox|purete|sebum|\bclear\b/),
  says(/clarifies|purifies|clear the complexion|clears the complexion|pores/),
);
export const pores = concern(
  any(says(/\bpores?\b/), features(/salicylic|niacinamide|galactomyces/)),
  named(/clarifying|purifying|clay|detox|argile|mud/),
  hasInci(/salicylic acid|kaolin|bentonite|glycolic acid|niacinamide/),
);
export const redness = concern(
  any(says(/redness|anti-rouge|rosa-calm|\bcica\b/), features(/cica|centella|azelaic/)),
  says(/sooth|calm|irritation|flares? up|apaise|sensitive|settles/),
  named(/tolera|sensi/),
  hasInci(/centella|madecassoside|azelaic|artemisia|dipotassium glycyrrhizate|bisabolol/),
);
export const wrinkles = concern(
  any(
    says(/fine lines|wrinkle|expression lines|anti-aging|line smoothing|crow's feet|mature skin/),
    features(/\bretin(ol|al)|peptide|bakuchiol/),
    named(/lift|firming|jeunesse|collagen|cellular renewal/),
  ),
  says(/\bfirm|plump|\blines\b|long life|regenerat|renew|lift/),
  hasInci(/\bretin(ol|al)\b|peptide|bakuchiol|adenosine|resveratrol|ubiquinone/),
);
export const firmness = concern(
  any(says(/\bfirm|lift/), features(/peptide|collagen/)),
  says(/plump|fine lines|mature|densi/),
  features(/\bretin(ol|al)|bakuchiol/),
  hasInci(/peptide|\bretin(ol|al)\b|adenosine/),
);
export const darkSpots = concern(
  any(
    says(/\bspots?\b|\bmarks\b|evens tone|tone correcting|even tone/),
    features(/vitamin c\b|ascorb|arbutin|tranexamic|niacinamide|azelaic|licorice/),
  ),
  says(/brighten|eclat|radian|dull|\bevens?\b/),
  hasInci(
    /ascorbic acid|ascorbyl glucoside|arbutin|tranexamic|niacinamide|glycyrrhiza|glycolic acid|azelaic/,
  ),
);
export const dullness = concern(
  any(
    says(/\bdull|brighten|\bglow|radian|eclat|lumi|bright|luster|tired skin/),
    features(/vitamin c\b|ascorb|glycolic/),
  ),
  hasInci(/ascorbic acid|ascorbyl glucoside|glycolic acid|lactic acid|niacinamide|glycyrrhiza/),
);
export const dryness = concern(
  any(
    says(
      /dry skin|very dry|dry to|dry, tight|thirsty|hydra|moisture|24-hour comfort|dryness|driest/,
    ),
    says(/\bwater\b.*(in|draws|holds)|nutri-confort|lipi-derm|nourish|holds water|cushion/),
    features(/hyalu|ceramide|\burea\b|squalane|\bshea\b/),
  ),
  hasInci(/hyaluron|ceramide|\burea\b|squalane|butyrospermum|panthenol|betaine/),
  says(/comfort|soft|plump/),
);
export const oiliness = concern(
  any(
    says(/oil-free|\bshine\b|excess oil|mattif|\bmatte\b|sebo|sebum|balances oil|\bout oil|oily/),
    features(/niacinamide|\bzinc\b|salicylic|kaolin/),
  ),
  named(/\bgel\b|purifying|clarifying|clay|balance|light|foam/),
  says(/normal to combination|combination skin|\bpores?\b|weightless|balances/),
  hasInci(/salicylic acid|zinc pca|niacinamide|kaolin|silica/),
);
const scentInci =
  /parfum|fragrance|aroma\b|linalool|limonene|citronellol|geraniol|lavandula[^|]* oil|citrus [^|]* oil|pelargonium|ylang|cananga/;
export const fragranceFree = without(scentInci);
export const sensitivity = concern(
  says(
    /sensitive|sensi-|tolera|\bgentle|gently|reacts|irritation|fragile|easily upset|extra-doux|kind to skin|without the sting|no sting|dislikes/,
  ),
  all(fragranceFree, says(/sooth|calm|comfort|mild|derm|non-comedogenic|fragrance-free/)),
  fragranceFree,
);
export const darkCircles = concern(
  all(
    is.eyeCare,
    any(
      says(
        /shadows|dark circle|brighten|bright|anti-fatigue|puff|short nights|off your face|awake/,
      ),
      features(/caffeine|vitamin c\b|ascorb|niacinamide/),
    ),
  ),
  is.eyeCare,
);
export const puffiness = concern(
  all(is.eyeCare, any(says(/puff|cool/), features(/caffeine/))),
  is.eyePatches,
  all(is.eyeCare, hasInci(/caffeine|cucumis|aesculus/)),
  all(is.faceRoller, says(/puff/)),
);

export const dandruff = concern(
  all(
    any(is.shampoo, is.conditioner, is.treatments),
    any(
      named(/flake|squa-clear|dandruff/),
      says(/lifts build-up and flakes|dandruff/),
      features(/salicylic|tea tree/),
    ),
  ),
  is.clarifyingShampoo,
  all(any(is.shampoo, is.scalpSerum), named(/scalp|sensi-scalp|sebum/)),
  all(is.scalpSerum, hasInci(/salicylic|melaleuca|menthol/)),
  all(is.hairProduct, not(is.styling), says(/scalp clear|flakes/)),
);
export const thinning = concern(
  any(
    is.scalpSerum,
    all(
      any(is.shampoo, is.conditioner, is.treatments),
      named(/thick|density|densi-|follicle|anti-chute|root|strong start|quinine/),
    ),
    all(is.hairVitamins, any(named(/growth|saw palmetto|biotin|hair/), says(/thinning/))),
  ),
  all(
    any(is.shampoo, is.conditioner, is.treatments),
    features(/biotin|caffeine|rosemary|ginseng|rice protein|castor/),
  ),
  is.hairVitamins,
);
export const frizz = concern(
  all(is.hairProduct, says(/frizz|humidity|smooth|sleek|nutri-lisse|calms what flies/)),
  is.hairOil,
  is.leaveIn,
  is.hairMask,
  all(is.hairProduct, features(/argan|keratin|silk/)),
);
export const hairDamage = concern(
  all(
    is.hairProduct,
    any(
      says(
        /damaged|repair|\bbonds?\b|breakage|bleach|rescue|kera-force|reparateur|snaps|heat has taken/,
      ),
      features(/keratin|bond care/),
    ),
  ),
  is.hairMask,
  is.bondTreatment,
);
export const dryHair = concern(
  all(
    any(is.shampoo, is.conditioner, is.treatments, is.stylingCream),
    any(
      says(/moistur|dry lengths|hydra|nourish|nutri|\bdry hair/),
      features(/argan|coconut|\bshea\b|babassu|marula|honey/),
    ),
  ),
  is.hairMask,
  is.hairOil,
  is.leaveIn,
);
export const oilyHair = concern(
  any(
    is.dryShampoo,
    is.clarifyingShampoo,
    all(
      is.shampoo,
      says(/sebum|oil control|balances oil|scalp balance|clean & light|keeps roots fresh/),
    ),
  ),
  all(is.shampoo, says(/balance|fresh|clarif|light|purif/)),
);
export const curls = concern(
  all(is.hairProduct, says(/\bcurl|\bcoils?\b|boucles|\bwaves?\b/)),
  is.leaveIn,
  is.coWash,
);
export const volume = concern(
  all(is.hairProduct, says(/volume|fine hair|\blift\b|thick|density|airlight|\bbody\b|bounce/)),
  all(is.hairProduct, features(/biotin|rice protein/)),
  is.mousse,
  is.dryShampoo,
);
export const coloredHair = concern(
  all(
    is.hairProduct,
    says(
      /color-treated|color-safe|color keep|color happy|color integrity|helps color|colou?red hair|colored|for color|blonde|brunette depth|copper glow|colorists/,
    ),
  ),
  all(is.shampoo, says(/sulfate-free/)),
);
export const splitEnds = concern(
  all(is.hairProduct, says(/split ends/)),
  all(is.hairProduct, says(/\bends\b/)),
  is.hairOil,
  is.hairMask,
  is.bondTreatment,
);

/** A scent's notes are its key ingredients; many are in the name as well. */
export const smellsOf = (note: RegExp): Rule => all(is.fragrance, features(note));
