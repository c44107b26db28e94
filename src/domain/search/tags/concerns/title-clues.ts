import { labelWords } from '../text/label-words';
import { PhraseTrie } from '../text/phrase-trie';

/**
 * Words in the name of a skincare product that speak for a concern, or against it: they say what the product
 * is for, and a product is for few things. Each group counts once.
 */
const titleClues = {
  acne: 'acne|blemish|breakout|pimple|zit|tea tree|spot treatment|spot gel|spot patch|spot dot',
  salicylic: 'salicylic|bha|beta hydroxy|benzoyl peroxide|sulfur',
  clear: 'clear|clearing|clarifying|clarity|purifying|purify|detox|anti imperfection',
  clay: 'clay|charcoal|mud|kaolin',
  pore: 'pore|poreless|blackhead|minimizing',
  'oil-control': 'matte|mattifying|oil control|oil free|shine|control|balancing|balance|sebum',
  niacinamide: 'niacinamide',
  aha: 'aha|glycolic|lactic|mandelic|alpha hydroxy|pha|alpha beta',
  exfoliating:
    'exfoliating|exfoliant|exfoliator|exfoliation|resurfacing|peel|peeling|scrub|polish|enzyme|microdermabrasion|smoothing|refining|renewal|texture',
  'vitamin-c': 'vitamin c|c serum|ascorbic|turmeric|yuzu|citrus|orange|papaya|pineapple',
  bright:
    'bright|brightening|brighten|brightener|radiance|radiant|glow|glowing|luminous|illuminating|luminizing|dull|lumiere|glass skin|even|eclat',
  spot: 'dark spot|spot corrector|pigment|pigmentation|hyperpigmentation|discoloration|tone|tranexamic|arbutin|kojic|melasma|spot|uneven|correcting|corrector|licorice',
  hydrating:
    'hydrating|hydration|hydrate|hydra|moisture|moisturizing|hyaluronic|water|aqua|drench|quench|dew|dewy|plump|plumping|thirsty|cloud',
  cream: 'moisturizer|cream|lotion',
  oil: 'squalane|oil|marula|rosehip|jojoba|argan',
  barrier: 'barrier|ceramide|repair|recovery|restore|lipid|omega|replenishing|rescue|protect',
  rich: 'rich|nourishing|comfort|butter|balm|ultra|intense|dry skin|honey|shea|avocado|oat|milk|nourish',
  overnight: 'sleeping|overnight',
  retinol: 'retinol|retinoid|retinal|retinaldehyde|bakuchiol|vitamin a',
  age: 'aging|age|wrinkle|line|youth|young|renewing|rejuvenating|anti|ageless|expression|revitalizing|regenerating|correction|night|wrinkle corrector|wrinkle correcting|line corrector',
  firm: 'firm|firming|lift|lifting|tightening|tighten|sculpt|sculpting|contour|elastic|elasticity|neck|density',
  peptide: 'peptide|copper|collagen|growth factor|ginseng|snail|matrixyl|protein|caviar|stem cell',
  circle: 'dark circle|circle|circle corrector|circle correcting',
  eye: 'eye|undereye',
  puff: 'puff|puffing|puffiness|depuff|depuffing|caffeine|coffee',
  calm: 'calm|calming|soothing|soothe|redness|relief|cica|centella|rosacea|aloe|tiger grass|irritation|oat|oatmeal|chamomile|color correcting',
  gentle: 'sensitive|gentle|fragrance free|unscented',
  sun: 'spf|sunscreen|uv|mineral',
  tan: 'tan|tanning|bronzing|tanner',
  tool: 'gua sha|roller|device|tool|led|microcurrent|brush|massager',
  lip: 'lip',
  body: 'body|hand|foot',
} as const;

export type TitleClue = keyof typeof titleClues;

const phrases = new PhraseTrie<TitleClue>();
for (const [clue, list] of Object.entries(titleClues)) {
  for (const phrase of list.split('|')) phrases.add(labelWords(phrase), clue as TitleClue);
}

/** The clues in the words of a name. The longest phrase counts: "oil-free" is no oil. */
export function findTitleClues(words: readonly string[]): Set<TitleClue> {
  const hits = phrases.find(words);
  const isWithin = (hit: (typeof hits)[number]) =>
    hits.some(({ from, to }) => from <= hit.from && to >= hit.to && to - from > hit.to - hit.from);
  return new Set(hits.filter((hit) => !isWithin(hit)).map(({ value }) => value));
}
