import { type Claim, term } from './term';

type ClaimRow = readonly [slug: string, label: string, phrases: string, labelPhrases?: string];

const define = (rows: readonly ClaimRow[]): Claim[] => rows.map((row) => term(...row));

/** Claims that an ingredient is absent; a query for one is an exclusion. */
const absences: readonly (readonly [
  slug: string,
  without: string,
  label: string,
  phrases: string,
  labelPhrases?: string,
])[] = [
  [
    'fragrance-free',
    'fragrance',
    'Fragrance-free',
    'fragrance free|unscented|scent free|perfume free|no fragrance|no added fragrance|unfragranced|scentless|no scent|odorless|without fragrance|no perfume|non scented|not scented|smell free|non fragranced',
    'free of fragrance|sans parfum|0 fragrance',
  ],
  [
    'essential-oil-free',
    'essential-oils',
    'Essential-oil-free',
    'essential oil free|no essential oil|without essential oil|free of essential oil',
  ],
  [
    'alcohol-free',
    'alcohol',
    'Alcohol-free',
    'alcohol free|no alcohol|non alcoholic|without alcohol|zero alcohol|non alcohol|no drying alcohol',
  ],
  [
    'sulfate-free',
    'sulfates',
    'Sulfate-free',
    'sulfate free|no sulfate|sls free|sles free|without sulfate|non sulfate|sls and sles free|no sls|sulphate free|without sls',
    'without sulfates sls sles',
  ],
  [
    'paraben-free',
    'parabens',
    'Paraben-free',
    'paraben free|no paraben|without paraben|non paraben',
    'free of parabens',
  ],
  [
    'silicone-free',
    'silicones',
    'Silicone-free',
    'silicone free|no silicone|without silicone|non silicone|dimethicone free|cone free',
    'free of silicones',
  ],
  [
    'phthalate-free',
    'phthalates',
    'Phthalate-free',
    'phthalate free|no phthalate|without phthalate',
    'free of phthalates',
  ],
  [
    'mineral-oil-free',
    'mineral-oil',
    'Mineral-oil-free',
    'mineral oil free|no mineral oil|without mineral oil|petroleum free|petrolatum free|no petroleum',
    'free of mineral oil',
  ],
  ['talc-free', 'talc', 'Talc-free', 'talc free|no talc|without talc|talcum free'],
  [
    'gluten-free',
    'gluten',
    'Gluten-free',
    'gluten free|no gluten|without gluten|wheat free|celiac safe|coeliac',
  ],
  [
    'oxybenzone-free',
    'oxybenzone',
    'Oxybenzone-free',
    'oxybenzone free|no oxybenzone|without oxybenzone',
  ],
  [
    'chemical-filter-free',
    'chemical-filters',
    'No chemical filters',
    'no chemical filter|without chemical filter|chemical filter free|free of chemical filter|no chemical sunscreen filter',
  ],
  [
    'formaldehyde-free',
    'formaldehyde',
    'Formaldehyde-free',
    'formaldehyde free|no formaldehyde|without formaldehyde|3 free|5 free|7 free|10 free|toxic 10 free',
  ],
  [
    'aluminum-free',
    'aluminum',
    'Aluminum-free',
    'aluminum free|no aluminum|without aluminum|aluminium free',
  ],
  [
    'dye-free',
    'dyes',
    'Dye-free',
    'dye free|no dye|no artificial color|without dye|no artificial dye|colorant free|free of dye',
    'no artificial colors',
  ],
  ['soap-free', 'soap', 'Soap-free', 'soap free|no soap'],
  ['ammonia-free', 'ammonia', 'Ammonia-free', 'ammonia free|no ammonia|without ammonia'],
  [
    'acetone-free',
    'acetone',
    'Acetone-free',
    'acetone free|no acetone|non acetone|without acetone',
  ],
  [
    'gelatin-free',
    'gelatin',
    'Gelatin-free',
    'gelatin free|no gelatin|without gelatin|gelatine free',
    'pectin no gelatin',
  ],
  ['soy-free', 'soy', 'Soy-free', 'soy free|no soy|without soy'],
  ['nut-free', 'nut-oils', 'Nut-free', 'nut free|no nut|without nut|nut allergy|no nut oil'],
  ['lanolin-free', 'lanolin', 'Lanolin-free', 'lanolin free|no lanolin|without lanolin'],
];

/** What labels promise beyond concerns and ingredients. */
export const claims: readonly Claim[] = [
  ...absences.map(([slug, without, ...rest]): Claim => ({ ...term(slug, ...rest), without })),
  ...define([
    [
      'vegan',
      'Vegan',
      'vegan|plant based|no animal ingredient|100 vegan|vegan formula|vegan friendly|no animal product|without animal product',
      'vegan capsules|vegan formula',
    ],
    [
      'cruelty-free',
      'Cruelty-free',
      'cruelty free|not tested on animal|no animal testing|leaping bunny|bunny certified|against animal testing|without animal testing|animal cruelty free|non animal tested|peta certified|peta approved|not animal tested|crueltyfree',
      'never tested on animals',
    ],
    ['oil-free', 'Oil-free', 'oil free|non oily|no oil|without oil|oilfree|not oily'],
    [
      'non-comedogenic',
      'Non-comedogenic',
      'non comedogenic|noncomedogenic|wont clog pore|wont break me out|doesnt break me out|does not break me out|not break me out|will not break me out|wont cause breakout|does not clog pore|doesnt clog pore|pore safe|non pore clogging|wont clog my pore|will not clog pore|not clog pore|non clogging|non acnegenic|acne safe|fungal acne safe',
    ],
    [
      'hypoallergenic',
      'Hypoallergenic',
      'hypoallergenic|hypo allergenic|allergy tested|allergen free|allergy friendly|non allergenic|anti allergy|allergy safe|no allergen|low allergen',
      'allergy tested',
    ],
    [
      'dermatologist-tested',
      'Dermatologist tested',
      'dermatologist tested|dermatologist recommended|derm approved|dermatologist approved|doctor recommended|derm recommended|dermatologically tested|dermatologist',
      'ophthalmologist tested|developed with dermatologists',
    ],
    [
      'gentle',
      'Gentle',
      'gentle|mild|non irritating|not harsh|delicate|low irritation|ultra gentle|super gentle|extra gentle|soft on skin|non stripping|non drying|not drying|no sting|tear free|non stinging|wont sting|doesnt sting|doesnt strip|wont strip|doesnt dry out|wont dry out|wont irritate|doesnt irritate',
      'gentle enough for every day|gentle on the scalp|gentle on skin',
    ],
    [
      'non-greasy',
      'Non-greasy',
      'non greasy|not greasy|isnt greasy|isnt sticky|doesnt feel sticky|isnt oily|greaseless|non sticky|not sticky|no residue|non tacky|fast absorbing|quick absorbing|doesnt feel greasy|absorbs quickly|grease free|residue free',
      'no stickiness|quick to absorb|not greasy',
    ],
    [
      'lightweight',
      'Lightweight',
      'lightweight|light weight|weightless|airy|featherlight|not heavy|breathable|non heavy|light feeling|ultra light|super light',
      'weightless|no weight',
    ],
    [
      'waterproof',
      'Waterproof',
      'waterproof|water proof|water resistant|sweat proof|sweatproof|sweat resistant|cry proof|tear proof|swim proof|tearproof|water resistance|swimming|wont smudge|for swimming|swimproof|for sport|workout|gym|for working out|exercise',
      'tear and sweat resistant|waterproof once set',
    ],
    [
      'long-lasting',
      'Long-lasting',
      'long lasting|longlasting|long wear|longwear|long wearing|all day|24 hour|12 hour|24h|stays all day|that last|stay all day|staying power|all day wear|lasting|lasts all day|budge proof|16 hour|long stay|8 hour|stays on|48 hour|lasts long|stay on|day long|doesnt come off',
      '12 hour wear|8 hour wear|stays put|up to 12 hours|long wear',
    ],
    [
      'transfer-proof',
      'Transfer-proof',
      'transfer proof|smudge proof|smudgeproof|kiss proof|non transfer|transferproof|transfer resistant|no transfer|mask proof|kissproof|smear proof|wont transfer|doesnt transfer|smudge free|non smudge|smudge resistant|no smudge|kiss resistant|doesnt smudge',
      'no smudging|kiss resistant|transfer resistant|crease resistant',
    ],
    [
      'crease-proof',
      'Crease-proof',
      'crease proof|creaseproof|non creasing|doesnt crease|no crease|wont crease|crease free|crease resistant',
      'crease resistant',
    ],
    [
      'mineral',
      'Mineral',
      'mineral|mineral based|non chemical|mineral only|100 mineral|all mineral|physical|chemical free|non nano zinc|mineral formula',
      '100 mineral|mineral filter',
    ],
    [
      'reef-safe',
      'Reef-safe',
      'reef safe|reef friendly|ocean safe|coral safe|reefsafe|hawaii safe|coral reef safe|reef',
      'reef friendly',
    ],
    [
      'no-white-cast',
      'No white cast',
      'no white cast|white cast|without white cast|doesnt leave white cast|no whitecast|non white cast|white cast free',
      'invisible finish|no white residue',
    ],
    [
      'broad-spectrum',
      'Broad spectrum',
      'broad spectrum|uva uvb|uva and uvb|pa plus|uva|uvb|full spectrum',
    ],
    ['organic', 'Organic', 'organic|certified organic|usda organic|ecocert|organically grown'],
    [
      'natural',
      'Natural',
      'natural|all natural|natural ingredient|naturally derived|100 natural|natural origin|botanical|herbal|ayurvedic|plant derived|plant powered',
      'ingredients of natural origin',
    ],
    [
      'clean',
      'Clean',
      'clean beauty|non toxic|nontoxic|clean ingredient|toxin free|clean formula|clean|no harsh chemical|no toxic ingredient|ewg verified|low tox|without toxin|no toxin|no chemical|without chemical|no nasty|without harsh chemical|free of harsh chemical',
    ],
    [
      'refillable',
      'Refillable',
      'refillable|refill|refill pouch|refill pod|refill pack|refillable case',
      'refill available|refillable case',
    ],
    [
      'sustainable',
      'Sustainable',
      'sustainable|eco friendly|plastic free|zero waste|recyclable|biodegradable|recycled packaging|environmentally friendly|no plastic|earth friendly|ecofriendly|green beauty|planet friendly|low waste|compostable',
      'recyclable glass|biodegradable',
    ],
    [
      'color-safe',
      'Color-safe',
      'color safe|safe for color|safe for color treated hair|colorsafe|safe for dyed hair|safe for colored hair|color safe formula|strip color|strip my color|strip hair color|strip my hair color',
      'safe for color treated hair',
    ],
    [
      'keratin-safe',
      'Keratin-safe',
      'keratin safe|safe for keratin treated hair|brazilian blowout safe',
      'keratin treatment safe',
    ],
    [
      'heat-protection',
      'Heat protection',
      'protects from heat|heat protecting|thermal protecting|heat resistant',
      'heat protection up to|protects up to 450',
    ],
    [
      'strong-hold',
      'Strong hold',
      'strong hold|firm hold|extra hold|extreme hold|max hold|maximum hold|mega hold|extra strong hold|ultra hold|super hold|long lasting hold',
    ],
    [
      'flexible-hold',
      'Flexible hold',
      'flexible hold|light hold|soft hold|medium hold|brushable hold|touchable hold|natural hold|no crunch|crunch free',
      'defines without crunch',
    ],
    ['halal', 'Halal', 'halal|halal certified|wudu friendly'],
    ['kosher', 'Kosher', 'kosher'],
    [
      'unflavored',
      'Unflavored',
      'unflavored|flavor free|flavorless|no flavor|without flavor|non flavored|not flavored|tasteless|no taste',
    ],
    [
      'sugar-free',
      'Sugar-free',
      'sugar free|no sugar|no added sugar|without sugar|low sugar',
      'no added sugar',
    ],
    ['latex-free', 'Latex-free', 'latex free|no latex|without latex|non latex'],
    [
      'synthetic-bristles',
      'Synthetic bristles',
      'synthetic|synthetic bristle|synthetic hair|vegan bristle',
      'synthetic fiber',
    ],
    [
      'cordless',
      'Cordless',
      'cordless|rechargeable|wireless|battery operated|usb',
      'usb c charging',
    ],
    [
      'quick-drying',
      'Quick-drying',
      'quick dry|fast drying|quick drying|fast dry|dries fast',
      'sets in 30 seconds|faster blow dry',
    ],
    ['k-beauty', 'K-beauty', 'k beauty|korean|kbeauty|korean beauty|korea'],
    ['black-owned', 'Black-owned', 'black owned|black owned brand|black owned business'],
  ]),
  {
    ...term(
      'pregnancy-safe',
      'Pregnancy-safe',
      'pregnancy safe|pregnant|safe for pregnancy|pregnancy|breastfeeding|maternity|pregnancy friendly|safe during pregnancy|nursing|prenatal safe|while pregnant|expecting|safe when pregnant|safe while pregnant|pregnant safe|pregnant woman|pregnant women',
    ),
    without: 'pregnancy-caution',
    // What labels say; we can only say what a formula does not contain.
    queryLabel: 'No pregnancy-caution ingredients',
  },
];
