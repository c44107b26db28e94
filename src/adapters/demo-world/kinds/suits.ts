import type { StyleName } from '../brand-style';
import type { Formula } from './formula';
import type { Kind } from './kind';
import type { RecipeName } from './recipes';

/** What each active helps with, as a label says it; a scalp or eye product may say something else. */
const helpsWith: Readonly<Record<string, string>> = {
  Niacinamide: 'Helps with enlarged pores and excess oil',
  'Vitamin C': 'Helps with dull skin and dark spots',
  'Ethyl Ascorbic Acid': 'Helps with dull skin and dark spots',
  Retinol: 'Helps with fine lines and wrinkles',
  Retinal: 'Helps with fine lines and wrinkles',
  Bakuchiol: 'Helps with fine lines and wrinkles',
  'Azelaic Acid': 'Helps with redness and acne',
  'Salicylic Acid': 'Helps with acne and clogged pores',
  'Glycolic Acid': 'Helps with dullness and uneven texture',
  'Lactic Acid': 'Helps with dullness and uneven texture',
  'Mandelic Acid': 'Helps with uneven texture and breakouts',
  PHA: 'Helps with dullness and uneven texture',
  'Hyaluronic Acid': 'Helps with dehydrated skin',
  'Tranexamic Acid': 'Helps with dark spots',
  'Alpha Arbutin': 'Helps with dark spots',
  'Copper Peptides': 'Helps with loss of firmness',
  'Multi-Peptide': 'Helps with wrinkles and loss of firmness',
  Caffeine: 'Helps with dark circles and puffiness',
  Panthenol: 'Helps with irritated skin',
  Urea: 'Helps with very dry, flaky skin',
  Ceramide: 'Helps with dryness and a damaged skin barrier',
  Ectoin: 'Helps with dehydrated skin',
  Squalane: 'Helps with dryness',
  Centella: 'Helps with redness',
  'Licorice Root': 'Helps with dark spots',
  Zinc: 'Helps with excess oil',
  Allantoin: 'Helps with irritated skin',
  Adenosine: 'Helps with fine lines',
  'Polyglutamic Acid': 'Helps with dehydrated skin',
  Calendula: 'Helps with irritated skin',
  Chamomile: 'Helps with redness',
  'Wild Rose': 'Helps with dull skin',
  'Sea Buckthorn': 'Helps with dryness',
  Marula: 'Helps with dryness',
  Cucumber: 'Helps with puffiness',
  Oat: 'Helps with dryness and irritated skin',
  Honey: 'Helps with dryness',
  Yarrow: 'Helps with excess oil',
  Sage: 'Helps with excess oil',
  Pomegranate: 'Helps with dull skin',
  Aloe: 'Helps with irritated skin',
  Shea: 'Helps with dryness',
  Hibiscus: 'Helps with uneven texture',
  'Rice Water': 'Helps with dull skin',
  Cica: 'Helps with redness',
  Heartleaf: 'Helps with breakouts and redness',
  Mugwort: 'Helps with redness',
  'Snail Mucin': 'Helps with dehydrated skin and acne marks',
  'Honey Propolis': 'Helps with dull skin',
  Galactomyces: 'Helps with enlarged pores',
  Bifida: 'Helps with a damaged skin barrier',
  'Green Tea': 'Helps with excess oil',
  'Birch Sap': 'Helps with dehydrated skin',
  Yuzu: 'Helps with dull skin and dark spots',
  'Job’s Tears': 'Helps with uneven texture',
  'Mung Bean': 'Helps with clogged pores',
  'Tremella Mushroom': 'Helps with dehydrated skin',
  Collagen: 'Helps with loss of firmness',
  Caviar: 'Helps with loss of firmness',
  Pearl: 'Helps with dull skin',
  Peony: 'Helps with dull skin',
  'White Truffle': 'Helps with wrinkles',
  Orchid: 'Helps with wrinkles',
  'Royal Jelly': 'Helps with dryness',
  'Rose Absolute': 'Helps with dryness',
};

const helpsHair: Readonly<Record<string, string>> = {
  Keratin: 'Helps with damaged hair',
  'Bond Care': 'Helps with breakage and damaged hair',
  'Argan Oil': 'Helps with frizz and dry hair',
  Argan: 'Helps with frizz and dry hair',
  Biotin: 'Helps with thinning hair',
  'Rice Protein': 'Helps with thinning hair',
  'Rice Water': 'Helps with breakage',
  'Coconut Milk': 'Helps with dry hair',
  'Silk Amino': 'Helps with dull hair',
  Silk: 'Helps with frizz',
  Quinoa: 'Helps with color fading',
  Babassu: 'Helps with frizz',
  Peppermint: 'Helps with an oily scalp',
  'Tea Tree': 'Helps with dandruff and an oily scalp',
  'Castor Oil': 'Helps with split ends',
  Caffeine: 'Helps with thinning hair',
  'Salicylic Acid': 'Helps with dandruff',
  Rosemary: 'Helps with thinning hair',
  Nettle: 'Helps with an oily scalp',
  Camellia: 'Helps with frizz and dull hair',
  'Black Soybean': 'Helps with thinning hair',
  'Red Ginseng': 'Helps with thinning hair',
  'Honey Propolis': 'Helps with dry hair',
  Honey: 'Helps with dry hair',
  Shea: 'Helps with dry hair',
  Marula: 'Helps with dry hair',
  Sage: 'Helps with an oily scalp',
  Birch: 'Helps with dandruff',
  Mugwort: 'Helps with an itchy scalp',
  Heartleaf: 'Helps with an itchy scalp',
};

/** The skin that a recipe is made for, whatever its actives. */
const skinOfRecipe: Partial<Record<RecipeName, string>> = {
  gelCleanser: 'Suits oily and combination skin',
  foamCleanser: 'Suits oily skin',
  gelCream: 'Suits oily and combination skin',
  clayMask: 'Suits oily skin',
  lotion: 'Suits normal skin and combination skin',
  richCream: 'Suits dry skin',
  milkCleanser: 'Suits dry skin',
  balmCleanser: 'Suits dry skin and normal skin',
  oil: 'Suits dry skin',
  oilCleanser: 'Suits all skin types',
  micellar: 'Suits sensitive skin',
  sunMineral: 'Suits sensitive skin',
};

const oilySkin = /^(Salicylic Acid|Zinc|Niacinamide|Green Tea|Yarrow|Sage|Heartleaf|Mung Bean)$/;
const sensitiveSkin =
  /^(Panthenol|Allantoin|Centella|Cica|Calendula|Chamomile|Oat|Aloe|Mugwort|PHA|Azelaic Acid|Ectoin|Beta-Glucan)$/;
const matureSkin =
  /^(Retin|Bakuchiol|Copper|Multi-Peptide|Collagen|Caviar|Adenosine|Orchid|White Truffle)/;
const drySkin =
  /^(Hyaluronic|Ceramide|Urea|Squalane|Shea|Honey|Marula|Sea Buckthorn|Royal Jelly|Polyglutamic|Birch Sap|Tremella)/;

/** The hair that a line is made for, by its name. */
const hairOfName: readonly (readonly [RegExp, string])[] = [
  [/Coil/, 'For coily hair'],
  [/Curl|Boucles/, 'For curly hair'],
  [/Wave/, 'For wavy hair'],
  [/Blonde/, 'For blonde hair'],
  [/Color|Copper|Brunette/, 'For color-treated hair'],
  [/Volume|Root Lift|Weightless|Light|Densi|Thick/, 'For fine hair'],
  [/Silk Press|Sleek|Lisse|Smooth/, 'For straight hair and wavy hair'],
  [/Moisture|Rescue|Coconut|Nutri/, 'For thick, dry hair'],
];

/** What a formula is for and whom it suits; says nothing that its kind already says. */
export function whatItSuits(
  kind: Kind,
  style: StyleName,
  name: string,
  formula: Formula,
  said: readonly string[],
): string[] {
  const lines: string[] = [];
  const saysSkin = said.some((feature) => /\bskin\b/.test(feature));
  const saysHair = said.some((feature) => /\bhair\b/.test(feature));
  if (kind.naming === 'skin') {
    lines.push(...helps(helpsWith, formula, kind));
    if (!saysSkin && kind.role !== 'eye') lines.push(skinFor(kind, formula));
  }
  if (kind.naming === 'hair' && kind.recipe !== null) {
    lines.push(...helps(helpsHair, formula, kind));
    if (!saysHair)
      lines.push(hairOfName.find(([pattern]) => pattern.test(name))?.[1] ?? 'For all hair types');
  }
  if (kind.subcategory === 'foundation') lines.push(skinForFoundation(kind.recipe));
  if (style === 'barber' && kind.category !== 'fragrance') lines.push('Made for men');
  return lines.filter((line) => !said.includes(line));
}

/** Caffeine and cucumber wake up eyes; elsewhere they do other things. */
const onlyForEyes = /^(Caffeine|Cucumber)$/;

function helps(
  table: Readonly<Record<string, string>>,
  { actives }: Formula,
  kind: Kind,
): string[] {
  const first = actives.find(
    ({ name }) =>
      table[name] !== undefined &&
      (kind.naming === 'hair' || kind.role === 'eye' || !onlyForEyes.test(name)),
  );
  const line = first && table[first.name];
  return line === undefined ? [] : [line];
}

function skinFor({ recipe }: Kind, { actives }: Formula): string {
  const known = recipe === null ? undefined : skinOfRecipe[recipe];
  if (known !== undefined) return known;
  const isAny = (pattern: RegExp) => actives.slice(0, 2).some(({ name }) => pattern.test(name));
  if (isAny(oilySkin)) return 'Suits oily and combination skin';
  if (isAny(matureSkin)) return 'Suits mature skin';
  if (isAny(sensitiveSkin)) return 'Suits sensitive skin';
  if (isAny(drySkin)) return 'Suits dry skin';
  return 'Suits all skin types';
}

function skinForFoundation(recipe: RecipeName | null): string {
  return recipe === 'powder' ? 'Suits oily skin' : 'Suits all skin types';
}
