import { all, any, hasInci, hasKeyIngredient, isIn, named, not, type Rule } from '../rules.ts';

// What a product is, from its shelf and the noun in its name.

const skincare = (subcategory: string, noun: RegExp): Rule =>
  all(isIn('skincare', subcategory), named(noun));
const makeup = (subcategory: string, noun: RegExp): Rule =>
  all(isIn('makeup', subcategory), named(noun));
const hair = (subcategory: string, noun: RegExp): Rule =>
  all(isIn('haircare', subcategory), named(noun));
const tool = (noun: RegExp): Rule => all(isIn('tools'), named(noun));

export const cleanser = isIn('skincare', 'cleansers');
export const micellarWater = skincare('cleansers', /micell/);
export const cleansingBalm = skincare('cleansers', /balm|baume|butter/);
export const cleansingOil = skincare('cleansers', /\boil\b|huile/);
export const makeupRemover = any(micellarWater, cleansingBalm, cleansingOil);
export const milkCleanser = skincare(
  'cleansers',
  /milk|lait|cream cleanser|hydrating cleanser|lotion/,
);
export const foamCleanser = skincare('cleansers', /foam|whip|mousse/);
export const gelCleanser = skincare('cleansers', /gel|face wash/);

export const faceOil = skincare('moisturizers', /\boil$|huile/);
export const moisturizer = all(isIn('skincare', 'moisturizers'), not(faceOil));
export const nightCream = skincare('moisturizers', /night|nuit/);
export const gelMoisturizer = skincare('moisturizers', /gel|water|aqua|sorbet/);
export const lotion = skincare('moisturizers', /lotion|emulsion|fluid|daily moisturizer/);
export const richCream = skincare('moisturizers', /creme|cream|balm/);

const peelNoun = /peel|exfoliating|gommage/;
const tonerNoun = /toner|essence|softener/;
export const faceSerum = all(
  isIn('skincare', 'serums'),
  not(named(peelNoun)),
  not(named(tonerNoun)),
);
export const ampoule = skincare('serums', /ampoule/);
export const toner = skincare('serums', /toner|softener/);
export const essence = skincare('serums', /essence/);
export const peel = skincare('serums', peelNoun);

export const sunscreen = isIn('skincare', 'sunscreen');
export const mineralSunscreen = all(sunscreen, hasInci(/zinc oxide|titanium dioxide/));
export const tintedSunscreen = skincare('sunscreen', /tinted/);
export const sunStick = skincare('sunscreen', /stick/);
export const sunSpray = skincare('sunscreen', /mist|spray/);

export const faceMask = isIn('skincare', 'masks');
export const clayMask = all(
  faceMask,
  any(named(/clay|argile|mud/), hasInci(/kaolin|bentonite|illite|montmorillonite|lava clay/)),
);
export const sheetMask = skincare('masks', /sheet|tissu/);
export const sleepingMask = skincare('masks', /sleeping|overnight|nuit|night/);

export const eyeCare = isIn('skincare', 'eye-care');
export const eyeCream = skincare('eye-care', /cream|creme|contour|balm|eye care/);
export const eyeSerum = skincare('eye-care', /serum|concentrate/);
export const eyePatches = skincare('eye-care', /patch/);

export const skin = isIn('skincare');

export const foundation = isIn('makeup', 'foundation');
export const skinTint = makeup('foundation', /tint|teint nu/);
export const cushion = makeup('foundation', /cushion|coussin/);
export const powderFoundation = makeup('foundation', /powder|poudre/);
export const stickFoundation = makeup('foundation', /stick/);
export const concealer = isIn('makeup', 'concealer');
export const colorCorrector = makeup('concealer', /correct/);
export const eyeshadow = isIn('makeup', 'eyeshadow');
export const palette = makeup('eyeshadow', /palette/);
export const liquidShadow = makeup('eyeshadow', /liquid/);
export const shadowStick = makeup('eyeshadow', /stick|crayon/);
export const mascara = isIn('makeup', 'mascara');
export const waterproofMascara = makeup('mascara', /waterproof/);
export const lengtheningMascara = makeup('mascara', /length|long|tubing/);
export const volumeMascara = makeup('mascara', /volum/);
export const lips = isIn('makeup', 'lipstick');
export const lipGloss = makeup('lipstick', /gloss/);
export const lipOil = makeup('lipstick', /lip oil/);
export const lipLiner = makeup('lipstick', /liner|pencil|crayon/);
export const lipBalm = makeup('lipstick', /balm|baume/);
export const lipTint = makeup('lipstick', /tint\b|stain/);
export const liquidLipstick = makeup('lipstick', /liquid|stain|tint\b/);
export const lipstick = all(lips, not(any(lipGloss, lipOil, lipLiner, lipBalm)));
export const matteLipstick = makeup('lipstick', /\bmat(te)?\b|velvet|velours|blur/);
export const blush = makeup('blush-bronzer', /blush|joues|cheek/);
export const liquidBlush = makeup(
  'blush-bronzer',
  /liquid blush|cream blush|blush tint|blush creme|water blusher|cheek tint/,
);
export const bronzer = makeup('blush-bronzer', /bronz|soleil|sun powder|terre/);
export const anyMakeup = isIn('makeup');

export const shampoo = isIn('haircare', 'shampoo');
export const clarifyingShampoo = hair('shampoo', /clarifying|detox|scalp/);
export const conditioner = isIn('haircare', 'conditioner');
export const leaveIn = hair('conditioner', /leave-in|detangling/);
export const coWash = hair('conditioner', /co-wash|cleansing conditioner/);
export const styling = isIn('haircare', 'styling');
export const hairspray = hair('styling', /hairspray|hold spray/);
export const dryShampoo = hair('styling', /dry shampoo/);
export const heatProtectant = hair('styling', /heat protectant|blowout primer|thermal/);
export const seaSaltSpray = hair('styling', /sea salt|texture spray|wave spray/);
export const mousse = hair('styling', /mousse|foam/);
export const pomade = hair('styling', /pomade|paste/);
export const stylingCream = hair('styling', /cream|curl gel/);
export const curlCream = hair('styling', /curl (cream|gel)/);
export const treatments = isIn('haircare', 'treatments');
export const hairMask = hair(
  'treatments',
  /mask|masque|hair pack|deep treatment|protein treatment/,
);
export const hairOil = hair('treatments', /oil|essence/);
export const scalpSerum = hair('treatments', /scalp|density|root serum/);
export const bondTreatment = hair(
  'treatments',
  /bond (treatment|builder)|strengthening treatment|pre-wash/,
);
export const hairbrush = hair('tools', /brush/);
export const comb = hair('tools', /comb\b/);
export const haircare = isIn('haircare');
/** Haircare without brushes, combs and clips. */
export const hairProduct = isIn('haircare', 'shampoo', 'conditioner', 'styling', 'treatments');

export const fragrance = isIn('fragrance');
export const perfume = isIn('fragrance', 'women', 'men', 'unisex');
export const womensPerfume = isIn('fragrance', 'women');
export const mensFragrance = any(
  isIn('fragrance', 'men'),
  all(fragrance, named(/for men|cologne/)),
);
export const bodyMist = all(isIn('fragrance', 'body-sprays'), named(/mist/));
export const bodySpray = isIn('fragrance', 'body-sprays');
export const travelFragrance = isIn('fragrance', 'travel');
export const rollerball = all(fragrance, named(/rollerball/));
export const miniatures = all(fragrance, named(/set\b/));

export const makeupBrush = isIn('tools', 'makeup-brushes');
export const brushSet = all(makeupBrush, named(/set\b/));
export const blendingSponge = tool(/blending sponge|beauty sponge|teardrop/);
export const powderPuff = tool(/puff/);
export const hairDryer = tool(/hair dryer/);
export const straightener = tool(/flat iron|straightener/);
export const curlingTool = tool(/curling|waver|hot air brush/);
export const faceRoller = tool(/roller/);
export const guaSha = tool(/gua sha/);
export const cleansingBrush = tool(/cleansing brush|facial brush/);
export const lightTherapy = tool(/led light/);
export const lashCurler = tool(/lash curler/);
export const tweezers = tool(/tweezers/);
export const nailTool = isIn('tools', 'nail-tools');
export const nailLamp = tool(/nail lamp/);

export const supplement = isIn('supplements');
export const hairVitamins = isIn('supplements', 'hair-vitamins');
export const collagen = isIn('supplements', 'collagen');
export const multivitamin = isIn('supplements', 'multivitamins');
export const probiotic = isIn('supplements', 'probiotics');
export const gummies = all(supplement, named(/gumm/));

/** Made for men, from the shelf, the name or the brand's own words. */
export const forMen = any(
  isIn('fragrance', 'men'),
  all(not(isIn('fragrance', 'women')), named(/\bfor men\b|\bmen's\b|aftershave|post-shave/)),
);
export const forWomen = any(isIn('fragrance', 'women'), named(/\bwomen's\b/));

// Ingredients: named or listed as a key ingredient, or at least on the label.

export interface IngredientRules {
  main: Rule;
  listed: Rule;
}

const ingredient = (name: RegExp, inci: RegExp): IngredientRules => ({
  main: any(named(name), hasKeyIngredient(name)),
  listed: hasInci(inci),
});

export const vitaminC = ingredient(
  /vitamin c\b|ascorb|eclat c\b/,
  /ascorbic acid|ascorbyl glucoside/,
);
export const retinol = ingredient(/\bretin(ol|al|oid)/, /\bretin(ol|al)\b/);
export const retinoid = ingredient(/\bretin(ol|al|oid)/, /\bretin(ol|al)\b/);
export const bakuchiol = ingredient(/bakuchiol/, /bakuchiol/);
export const niacinamide = ingredient(/niacinamide/, /niacinamide/);
export const hyaluronic = ingredient(/hyalu/, /hyaluron/);
export const salicylic = ingredient(/salicylic/, /salicylic acid/);
export const glycolic = ingredient(/glycolic/, /glycolic acid/);
export const aha = ingredient(
  /glycolic|lactic|mandelic|\baha\b/,
  /glycolic acid|lactic acid|mandelic acid/,
);
export const exfoliatingAcid = ingredient(
  /glycolic|lactic|mandelic|salicylic|\bpha\b|\b[ab]ha\b/,
  /glycolic acid|lactic acid|mandelic acid|salicylic acid|gluconolactone/,
);
export const lactic = ingredient(/lactic/, /lactic acid/);
export const azelaic = ingredient(/azelaic/, /azelaic/);
export const tranexamic = ingredient(/tranexamic/, /tranexamic/);
export const ceramides = ingredient(/ceramide/, /ceramide/);
export const peptides = ingredient(/peptide/, /peptide/);
export const caffeine = ingredient(/caffeine/, /caffeine/);
export const snail = ingredient(/snail/, /snail/);
export const centella = ingredient(/\bcica\b|centella/, /centella|madecassoside/);
export const squalane = ingredient(/squalane/, /squalane/);
export const panthenol = ingredient(/panthenol/, /panthenol/);
export const urea = ingredient(/\burea\b/, /\burea\b/);
export const riceWater = ingredient(/\brice\b/, /oryza sativa (bran )?extract/);
export const greenTea = ingredient(/green tea/, /camellia sinensis/);
export const aloe = ingredient(/\baloe\b/, /aloe barbadensis/);
export const tocopherol = ingredient(/vitamin e\b/, /tocopher/);
export const teaTree = ingredient(/tea tree/, /melaleuca/);
export const arganOil = ingredient(/\bargan\b/, /argania/);
export const keratin = ingredient(/keratin/, /keratin/);
export const biotin = ingredient(/biotin/, /biotin/);
export const coconut = ingredient(/coconut/, /cocos nucifera/);
export const rosemary = ingredient(/rosemary/, /rosmarinus/);
export const castorOil = ingredient(/castor oil/, /ricinus communis/);
export const rosehip = ingredient(/wild rose|rosehip/, /rosa canina/);
export const sheaButter = ingredient(/\bshea\b/, /butyrospermum/);
