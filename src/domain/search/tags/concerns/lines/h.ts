import type { BrandLines } from './brand-lines';

export const linesH: BrandLines = {
  'hada labo': {
    'dark-spots': 'shirojyun',
    dryness: 'gokujyun|tokyo',
    'firmness wrinkles': 'alpha lifting',
  },
  hanacure: {
    dryness: 'nano emulsion',
    'firmness dullness wrinkles': '*',
  },
  hanskin: {
    dryness: 'hyaluron',
    pores: '*',
  },
  'haruharu wonder': {
    dryness: 'black bamboo',
    'dryness wrinkles': 'black rice',
  },
  heimish: {
    dryness: 'bulgarian rose',
    pores: 'all clean|black tea',
    'wrinkles dark-circles': 'marine care',
  },
  hempz: { dryness: '*' },
  herbivore: {
    'acne redness': 'lapis',
    'dark-circles': 'supernova',
    'dark-circles dark-spots': 'nova',
    'dark-circles wrinkles': 'moon dew',
    'dark-spots dullness': 'nova 15%',
    dryness: 'botanical|cloud jelly|coco rose|hibiscus|phoenix|pink cloud|quick fix|star tissue',
    dullness: 'acid jelly|vega',
    'dullness pores': 'prism',
    firmness: 'rose quartz',
    pores: 'white clay',
    'pores acne': 'aquarius|blue tansy',
    redness: 'emerald',
    'redness dullness': 'milky way',
    'wrinkles dryness': 'orchid',
    'wrinkles firmness': 'moon fruit',
  },
  'heritage store': { dryness: '*' },
  hero: {
    acne: '*',
    'dark-circles': 'mighty patch tired eye',
    'dark-spots': 'lightning swipe|lightning wand',
    pores: 'pore',
    'redness dark-spots': 'rescue balm',
    wrinkles: 'mighty patch fine lines',
  },
  holifrog: {
    'acne pores': 'shasta',
    dryness: '*',
    dullness: 'halo',
    pores: 'tashmoo',
    'pores wrinkles': 'galilee',
    'redness pores': 'sunapee',
    wrinkles: 'kissimmee',
  },
  'holika holika': {
    dryness: 'good cera',
    pores: 'pig nose',
  },
  hourglass: {
    dryness: 'equilibrium|n 28|no 28|nocturnal',
    pores: 'equilibrium instant clarity|equilibrium rebalancing|immaculate',
    'wrinkles dark-circles': 'equilibrium eye',
    'wrinkles dryness': 'equilibrium day',
  },
  'hyper skin': {
    'dark-spots dullness': 'brightening clearing|dark spot|fade and glow|hyper even',
    dryness: 'cloud',
  },
};
