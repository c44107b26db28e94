import { defineTypes } from './define-types';

/** Bath, body and shaving; the site lists them under skincare. */
export const bodyTypes = defineTypes('skincare', [
  [
    'body-moisturizer',
    'Body moisturizers',
    'body moisturizer|body hydrator|moisturizer for body|body skin care',
  ],
  [
    'body-lotion',
    'Body lotions',
    'body lotion|body milk|lotion for body|body gel cream',
    { parent: 'body-moisturizer', labels: 'lait corps' },
  ],
  [
    'body-cream',
    'Body creams',
    'body cream|body butter|body creme|body balm|body souffle|whipped body butter|body serum',
    { parent: 'body-moisturizer' },
  ],
  [
    'body-oil',
    'Body oils',
    'body oil|dry body oil|massage oil|shimmer body oil|dry oil|bath and body oil',
    { parent: 'body-moisturizer' },
  ],
  [
    'hand-cream',
    'Hand creams',
    'hand cream|hand lotion|hand balm|hand creme|hand salve|hand moisturizer|hand butter|hand treatment|hand care|hand mask',
  ],
  [
    'foot-cream',
    'Foot care',
    'foot cream|foot balm|foot lotion|heel balm|heel cream|foot mask|foot peel|foot care|foot scrub|foot file|foot soak',
  ],
  [
    'body-wash',
    'Body washes',
    'body wash|shower gel|shower cream|bath gel|body cleanser|shower oil|shower foam|bodywash|bath and shower gel|body shampoo|shower wash|body gel wash',
  ],
  [
    'bar-soap',
    'Bar soaps',
    'soap|bar soap|soap bar|bath soap|body soap|black soap|body bar|castile soap|bath bar',
  ],
  ['hand-soap', 'Hand soaps', 'hand soap|hand wash|liquid hand soap|handwash'],
  ['hand-sanitizer', 'Hand sanitizers', 'hand sanitizer|sanitizer|hand gel|antibacterial gel'],
  [
    'body-scrub',
    'Body scrubs',
    'body scrub|body exfoliator|body polish|sugar scrub|salt scrub|exfoliating body scrub|coffee scrub|shower scrub|body exfoliant|exfoliating body wash',
  ],
  [
    'body-tool',
    'Body brushes and mitts',
    'body brush|dry brush|exfoliating glove|exfoliating mitt|loofah|bath brush|shower brush|exfoliating towel|bath sponge|back scrubber|washcloth',
  ],
  [
    'bath-soak',
    'Bath soaks',
    'bath soak|bubble bath|bath bomb|bath salt|epsom salt|bath oil|bath foam|bath milk|shower steamer|bath|bath product',
  ],
  [
    'deodorant',
    'Deodorants',
    'deodorant|antiperspirant|deo|deodorant stick|deodorant cream|anti perspirant|underarm deodorant|deodorant spray',
  ],
  [
    'self-tanner',
    'Self-tanners',
    'self tanner|tanner|self tan|fake tan|sunless tanner|tanning mousse|tanning drop|tanning lotion|tanning water|gradual tanner|gradual tan|self tanning|self tanning drop|self tanning mousse|tanning foam|bronzing mousse|spray tan|tanning mitt|sunless tan|bronzing lotion|tanning mist|tanning|tan lotion|tanning oil',
  ],
  [
    'shaving-cream',
    'Shaving creams',
    'shaving cream|shave cream|shave gel|shaving gel|shaving foam|shave foam|shave butter|shave oil|shaving soap|shaving|shave|shaving oil|pre shave oil',
  ],
  ['aftershave', 'Aftershaves', 'aftershave|after shave'],
  [
    'aftershave-balm',
    'Aftershave balms',
    'aftershave balm|after shave balm|post shave balm|aftershave lotion|after shave lotion|post shave lotion|aftershave cream|after shave cream|post shave cream',
    { parent: 'aftershave' },
  ],
  [
    'beard-care',
    'Beard care',
    'beard|beard care|beard kit|beard grooming|beard conditioner|beard growth|mustache wax|beard product',
  ],
  ['beard-oil', 'Beard oils', 'beard oil', { parent: 'beard-care' }],
  ['beard-balm', 'Beard balms', 'beard balm|beard butter|beard cream', { parent: 'beard-care' }],
  ['beard-wash', 'Beard washes', 'beard wash|beard shampoo', { parent: 'beard-care' }],
  [
    'razor',
    'Razors',
    'razor|safety razor|shaver|electric shaver|trimmer|razor blade|beard trimmer|bikini trimmer|hair clipper|nose hair trimmer|electric razor',
  ],
  [
    'hair-removal',
    'Hair removal',
    'hair removal|hair removal cream|wax strip|waxing kit|depilatory|epilator|wax kit|hair remover|waxing strip|hair removal wax|laser hair removal|ipl|ipl device|sugar wax',
  ],
  [
    'intimate-care',
    'Intimate care',
    'feminine wash|intimate wash|intimate care|feminine hygiene|feminine care|intimate cleanser|intimate wipe|bikini line serum|lubricant',
  ],
  [
    'oral-care',
    'Oral care',
    'toothpaste|teeth whitening|teeth whitening strip|whitening strip|teeth whitener|whitening pen|mouthwash|toothbrush|oral care|teeth whitening kit|electric toothbrush|dental floss',
  ],
  ['candle', 'Candles', 'candle|scented candle|votive|soy candle'],
  [
    'home-fragrance',
    'Home fragrance',
    'home fragrance|reed diffuser|room spray|diffuser oil|room mist|home scent|oil diffuser|car fragrance|incense|aromatherapy diffuser|linen spray|pillow mist|pillow spray',
  ],
  [
    'body-shimmer',
    'Body shimmer',
    'body shimmer|body glitter|body highlighter|shimmer oil|body bronzer|shimmering body oil|leg makeup|body makeup',
  ],
]);
