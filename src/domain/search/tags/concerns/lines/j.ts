import type { BrandLines } from './brand-lines';

export const linesJ: BrandLines = {
  'jack black': {
    acne: 'bump fix|clear complexion',
    dryness:
      'all over|beard|black reserve|body rehab|double duty|epic moisture|industrial|intense therapy|sun guard|ultra hydrating',
    'dryness redness': 'dry erase|post shave',
    dullness: 'power peel',
    'dullness pores': 'face buff',
    pores: 'deep clean|deep dive|pure clean|turbo',
    'pores | oily': 'oil control',
    wrinkles: 'clean cover|the double',
    'wrinkles dryness': 'line smoother',
    'wrinkles firmness': 'protein booster',
  },
  'jan marini': {
    acne: 'duality',
    'dark-spots': 'luminate',
    dullness: 'bioglycolic|skin zyme',
    'wrinkles firmness': 'age intervention|c esta|regeneration|transformation',
  },
  'jane iredale': {
    acne: 'disappear',
    dryness: 'dream tint|hydropure|pommisst',
    pores: 'beyond matte|smooth affair',
  },
  jergens: { dryness: '*' },
  'jlo beauty': {
    'dark-circles': 'that fresh|that spotlight',
    dryness: 'that beso|that hit single',
    dullness: 'that hit play|that star filter',
    firmness: 'that booty|that inner love',
    'firmness dullness': 'that limitless glow',
    'firmness dullness dryness': 'that jlo glow',
    'firmness wrinkles dullness': '*',
    wrinkles: 'that sunny',
    'wrinkles dullness': 'that big screen',
    'wrinkles firmness dryness': 'that blockbuster',
  },
  'joanna vargas': {
    dryness: 'rose hip',
    dullness: 'daily|euphoria|exfoliating|glow to go',
    firmness: 'eden',
    'firmness wrinkles': 'supernova',
    wrinkles: '*',
    'wrinkles firmness': 'rescue',
  },
  "johnson's baby": { dryness: '*' },
  'josh rosebrook': {
    dryness: '*',
    wrinkles: 'herbal',
  },
  'josie maran': {
    'dark-spots': 'get even',
    dryness:
      '100 percent pure argan|argan black|argan daily|argan infinity|argan pure|bear naked|light argan|pink|surreal skin|whipped argan',
    'dryness redness': 'skin dope',
    'dryness wrinkles': 'pure argan milk',
    dullness: 'bohemian',
    'dullness dark-spots': 'vibrancy',
    pores: 'whipped mud',
    redness: 'ice',
    wrinkles: 'night',
  },
  'juice beauty': {
    dryness: 'algae|daily essentials|prebiotix|ultra sheer|usda',
    dullness: 'signature peel',
    'dullness dark-spots wrinkles': 'green apple',
    'wrinkles firmness': 'stem cellular',
  },
  jumiso: {
    'dark-spots': 'hello skin jello',
    dryness: 'waterfull',
    pores: 'yes i am toner',
  },
  jurlique: {
    'dark-spots': 'purely bright',
    dryness: 'activating water|moisture plus|rare rose',
    wrinkles: 'purely age defying|purely sun',
    'wrinkles dryness': 'biodynamic',
    'wrinkles firmness': 'herbal recovery|nutri define',
  },
};
