import { defineTypes } from './define-types';

export const haircareTypes = defineTypes('haircare', [
  // Washing
  [
    'shampoo',
    'Shampoos',
    'shampoo|hair wash|hair cleanser|hair shampoo|2 in 1 wash|scalp shampoo|3 in 1 wash|shampoo and body wash',
    { labels: 'bain' },
  ],
  [
    'clarifying-shampoo',
    'Clarifying shampoos',
    'clarifying shampoo|detox shampoo|deep cleansing shampoo|purifying shampoo|chelating shampoo|build up shampoo|clarifying wash|scalp buildup|scalp build up|product buildup|product build up|buildup|build up',
    { parent: 'shampoo', labels: 'scalp balance shampoo' },
  ],
  [
    'purple-shampoo',
    'Purple shampoos',
    'purple shampoo|blue shampoo|silver shampoo|toning shampoo|violet shampoo|brass off shampoo|purple toning shampoo',
    { parent: 'shampoo' },
  ],
  ['shampoo-bar', 'Shampoo bars', 'shampoo bar|solid shampoo|bar shampoo', { parent: 'shampoo' }],
  [
    'dry-shampoo',
    'Dry shampoos',
    'dry shampoo|dryshampoo|waterless shampoo|powder shampoo|dry shampoo powder|dry shampoo spray|shampoo dry|second day hair|between wash',
  ],
  [
    'conditioner',
    'Conditioners',
    'conditioner|hair conditioner|rinse out conditioner|cream rinse|daily conditioner',
    { labels: 'hair treatment rinse|fondant conditioner' },
  ],
  [
    'leave-in-conditioner',
    'Leave-in conditioners',
    'leave in conditioner|leave in|leave in cream|leave in treatment|leave in spray|detangler|detangling spray|detangling milk|leave in detangler|hair milk|conditioning spray|leave in conditioner spray|hair detangler|hair lotion',
    { parent: 'conditioner', isSpecial: true },
  ],
  [
    'co-wash',
    'Co-washes',
    'co wash|cowash|cleansing conditioner|conditioner wash|cleansing creme',
    { parent: 'conditioner', isSpecial: true },
  ],

  // Treatments
  [
    'hair-treatment',
    'Hair treatments',
    'hair treatment|hair repair|hair repair treatment|hair product treatment|keratin treatment|hair smoothing treatment|hair botox|hair gloss treatment|hair glaze|hair gloss',
  ],
  [
    'hair-mask',
    'Hair masks',
    'hair mask|hair masque|deep conditioner|deep conditioning mask|deep conditioning|hair pack|deep conditioning treatment|deep treatment|repair mask|protein treatment|conditioning mask|scalp mask|deep condition|hair butter',
    { parent: 'hair-treatment', labels: 'masque reparateur|repair masque' },
  ],
  [
    'bond-treatment',
    'Bond treatments',
    'bond treatment|bond builder|bond repair|bond repair treatment|bonding treatment|strengthening treatment|bond building treatment|pre wash bond builder|bonder|pre shampoo treatment|pre wash treatment|bond building',
    { parent: 'hair-treatment' },
  ],
  [
    'hair-oil',
    'Hair oils',
    'hair oil|shine oil|finishing oil|scalp oil|scalp and hair oil|hair essence|oil for hair|smoothing oil|styling oil',
    { parent: 'hair-treatment', labels: 'perfume hair oil' },
  ],
  [
    'hair-serum',
    'Hair serums',
    'hair serum|smoothing serum|shine serum|serum for hair|polishing serum',
    { parent: 'hair-treatment', includes: 'hair-oil' },
  ],
  [
    'scalp-treatment',
    'Scalp treatments',
    'scalp treatment|scalp care|scalp tonic|scalp toner|scalp product',
  ],
  [
    'scalp-serum',
    'Scalp serums',
    'scalp serum|density serum|root serum|hair density serum|scalp ampoule|hair growth serum|hair tonic|hair loss serum|hair regrowth serum|hair thickening serum|minoxidil',
    { parent: 'scalp-treatment', labels: 'thickening scalp tonic|scalp essence' },
  ],
  [
    'scalp-scrub',
    'Scalp scrubs',
    'scalp scrub|scalp exfoliator|scalp exfoliant|scalp exfoliating scrub|scalp detox|scalp peel',
    { parent: 'scalp-treatment' },
  ],

  // Styling
  ['hair-styling', 'Styling products', 'styling product|hair styler|styler|hair styling product'],
  [
    'hairspray',
    'Hairsprays',
    'hairspray|hair spray|hold spray|flexible hold spray|strong hold spray|working spray|finishing spray|freeze spray',
    { parent: 'hair-styling' },
  ],
  [
    'styling-cream',
    'Styling creams',
    'styling cream|smoothing cream|grooming cream|blowout cream|hair cream|styling lotion|blow dry cream|styling balm|hair balm|air dry cream|hair smoothing cream|smoothing balm|cream styler',
    { parent: 'hair-styling', labels: 'matte styling cream' },
  ],
  [
    'curl-cream',
    'Curl creams',
    'curl cream|curling cream|curl custard|curl pudding|curl butter|curl milk|curl defining cream|curl enhancer|curl smoothie|curly hair cream|curl styler|curl lotion|curl enhancing cream|twisting cream|curl activator|curl enhancing lotion',
    { parent: 'styling-cream' },
  ],
  [
    'hair-gel',
    'Hair gels',
    'hair gel|styling gel|curl gel|edge control|gel for hair|edge gel|curly hair gel|hair jelly|curl defining gel|edge tamer|curl jelly|hair slick stick|hair wax stick',
    { parent: 'hair-styling' },
  ],
  [
    'hair-mousse',
    'Mousses',
    'mousse|hair mousse|styling mousse|volume mousse|root lift foam|styling foam|hair foam|volumizing mousse|curl mousse|volumizing foam|curl foam|thickening mousse|foam styler',
    { parent: 'hair-styling' },
  ],
  [
    'texture-spray',
    'Texture sprays',
    'texture spray|texturizing spray|sea salt spray|salt spray|wave spray|beach spray|surf spray|beach wave spray|dry texture spray|dry texturizing spray|texturizer|beachy wave spray|volume spray|volumizing spray|root lifter|root lift spray|root spray|thickening spray|hair thickening spray',
    { parent: 'hair-styling' },
  ],
  [
    'pomade',
    'Pomades and waxes',
    'pomade|hair wax|hair clay|clay pomade|matte paste|styling clay|hair paste|styling paste|styling wax|hair pomade|hair putty|fiber wax|matte clay|forming cream|molding paste|hair mud|wax for hair|wax for man|wax for short hair',
    { parent: 'hair-styling' },
  ],
  [
    'hair-powder',
    'Styling powders',
    'volume powder|texture powder|texturizing powder|hair powder|styling powder|volumizing powder|hair fiber|hair building fiber|hair volume powder|root volume powder',
    { parent: 'hair-styling' },
  ],
  [
    'heat-protectant',
    'Heat protectants',
    'heat protectant|heat protectant spray|heat protection|heat protection spray|thermal spray|thermal protectant|heat protector|blowout primer|blow dry spray|heat spray|hair primer|heat shield|thermal protection|heat protecting spray|blowout spray|blow out spray|heat defense spray|heat styling spray|blow dry primer|heat protective spray|thermal protection spray',
    { parent: 'hair-styling' },
  ],
  [
    'shine-spray',
    'Shine sprays',
    'shine spray|gloss spray|glossing spray|hair shine spray|shine mist|glass hair spray',
    { parent: 'hair-styling' },
  ],
  ['hair-perfume', 'Hair perfumes', 'hair perfume|hair fragrance|hair mist|hair scent'],
  [
    'hair-color',
    'Hair color',
    'hair color|hair dye|root touch up|gray root|hair coloring|root touch up spray|box dye|semi permanent hair color|hair bleach|hair toner|hair tint|root concealer|color depositing mask|color depositing conditioner|gray coverage|hair highlight kit|temporary hair color|permanent hair color|hair lightener|henna|root cover up|hair makeup|demi permanent color|hair color kit|bleach kit|gray hair cover up',
    { hasShades: true },
  ],

  // Brushes and accessories
  [
    'hair-brush',
    'Hair brushes',
    'hair brush|hairbrush|wet brush|vent brush|styling brush|smoothing brush|hair styling brush',
    { includes: 'detangling-brush|round-brush' },
  ],
  [
    'detangling-brush',
    'Detangling brushes',
    'detangling brush|paddle brush|cushion brush|detangler brush|brush for tangles',
  ],
  [
    'round-brush',
    'Round brushes',
    'round brush|thermal round brush|boar bristle brush|round hair brush|blowout brush|bristle brush|thermal brush',
  ],
  [
    'comb',
    'Combs',
    'comb|hair comb|wide tooth comb|cutting comb|styling comb|teasing comb|rat tail comb|tail comb|hair pick|beard comb',
  ],
  [
    'scalp-massager',
    'Scalp massagers',
    'scalp massager|scalp massage brush|scalp brush|shampoo brush|head massager|scalp scrubber',
  ],
  [
    'hair-ties',
    'Hair ties',
    'hair tie|scrunchie|hair elastic|ponytail holder|microfiber hair tie|silk scrunchie|hair band|hair scrunchie|spiral hair tie|satin scrunchie',
  ],
  [
    'hair-clips',
    'Hair clips',
    'hair clip|claw clip|sectioning clip|duckbill clip|barrette|bobby pin|hair pin|hair claw|snap clip|hair accessory|hair barrette|hair slide',
  ],
  ['headband', 'Headbands', 'headband|spa headband|hair bow|makeup headband|hair wrap'],
  [
    'bonnet',
    'Bonnets',
    'bonnet|satin bonnet|silk bonnet|satin pillow bonnet|sleep cap|sleep bonnet|hair bonnet|shower cap|durag',
  ],
  [
    'pillowcase',
    'Pillowcases',
    'pillowcase|silk pillowcase|satin pillowcase|pillow case|silk pillow case',
  ],
  [
    'hair-towel',
    'Hair towels',
    'hair towel|microfiber towel|hair turban|microfiber hair towel|towel wrap|towel turban',
  ],
  [
    'hair-rollers',
    'Hair rollers',
    'hair roller|velcro roller|heatless roller|foam roller|hair curler roller|hot roller|heatless curl|heatless curler|curl roller|heatless curling rod|flexi rod|roller set|heatless curling set',
  ],
  [
    'hair-extensions',
    'Hair extensions',
    'hair extension|extension|clip in extension|wig|ponytail extension|hairpiece|clip in|braiding hair|lace front',
  ],
]);
