import { type Term, term } from './term';

/** Conditions such as frizz and damage are concerns. */
export const hairTypes: readonly Term[] = [
  term('straight', 'Straight hair', 'straight hair|1a|1b|1c'),
  term(
    'wavy',
    'Wavy hair',
    'wavy hair|wavy|2a|2b|2c|wave hair|2a hair|2b hair|2c hair|beach wave hair|loose wave',
  ),
  term(
    'curly',
    'Curly hair',
    'curly hair|curly|3a|3b|3c|3a hair|3b hair|3c hair|curly girl|type 3 hair|curl and wave|curly girl method|curly wavy hair|curls',
    'made for curls and coils|for curls',
  ),
  term(
    'coily',
    'Coily hair',
    'coily hair|coily|kinky hair|4a|4b|4c|natural hair|afro hair|afro|coil|type 4 hair|4c hair|4b hair|4a hair|kinky|tight curl|black hair care|black natural hair|afro textured hair|textured hair|kinky curly hair|locs|dreadlock|loc|braid|ethnic hair|african american hair',
  ),
  term(
    'fine',
    'Fine hair',
    'fine hair|thin hair|baby fine hair|fine thin hair|very fine hair|very thin hair|thin fine hair',
  ),
  term(
    'thick',
    'Thick hair',
    'thick hair|coarse hair|thick coarse hair|dense hair|very thick hair',
  ),
  term(
    'color-treated',
    'Color-treated hair',
    'color treated hair|color treated|colored hair|dyed hair|bleached hair|bleached|highlighted hair|color hair|dyed|tinted hair|hair that is dyed|color processed hair|chemically colored hair|red hair|redhead|balayage',
  ),
  term(
    'blonde',
    'Blonde hair',
    'blonde|blonde hair|blond|blond hair|platinum hair|platinum blonde|bleach blonde|blonde highlight|highlighted blonde hair|bleached blonde hair',
  ),
  term(
    'gray',
    'Gray hair',
    'gray hair|silver hair|white hair|grey hair|graying hair|silver and gray hair|salt and pepper hair',
  ),
  term('brunette', 'Brunette hair', 'brunette|brown hair|dark hair|brunette hair'),
  term(
    'relaxed',
    'Relaxed or treated hair',
    'relaxed hair|keratin treated hair|permed hair|perm|transitioning hair|chemically straightened hair|keratin treated|keratin safe',
  ),
  term('normal', 'Normal hair', 'normal hair'),
  term('all', 'All hair types', 'all hair type|every hair type|any hair type|all hair'),
];
