/** One measure in a size text. Ounces stay separate until it is known whether they are fluid. */
export interface Measure {
  kind: 'metric' | 'imperial' | 'pieces';
  unit: 'ml' | 'g' | 'oz' | 'count';
  amount: number;
  /** '3 x 30 ml': 3. */
  times: number;
}

export const mlPerFluidOunce = 29.5735;
export const gramsPerOunce = 28.3495;

type Factor = Pick<Measure, 'kind' | 'unit'> & { factor: number };

/**
 * No milligrams: they are a strength ('60 capsules, 500 mg') or an error ('16 oz
 * 453 mg').
 */
const units: readonly [words: string, factor: Factor][] = [
  ['ml|mls|cc|millilit(?:er|re)s?', { kind: 'metric', unit: 'ml', factor: 1 }],
  ['cl', { kind: 'metric', unit: 'ml', factor: 10 }],
  ['l|lt|ltr|lit(?:er|re)s?', { kind: 'metric', unit: 'ml', factor: 1000 }],
  ['g|gr|gm|gms|grams?', { kind: 'metric', unit: 'g', factor: 1 }],
  ['kg', { kind: 'metric', unit: 'g', factor: 1000 }],
  [
    'fl\\.? ?oz|fl\\.? ?ounces?|fluid ounces?',
    { kind: 'imperial', unit: 'ml', factor: mlPerFluidOunce },
  ],
  ['oz|ounces?', { kind: 'imperial', unit: 'oz', factor: 1 }],
  ['lbs?|pounds?', { kind: 'imperial', unit: 'g', factor: 16 * gramsPerOunce }],
];

const pieces =
  'ct|counts?|pairs?|pcs?|pieces?|units?|capsules?|caps|caplets?|tablets?|softgels?|soft gels?|gummy|gummies|' +
  'chews?|lozenges?|pearls?|sheets?|masks?|pads?|wipes?|cloths?|towels?|towelettes?|patch|patches|dots?|' +
  'strips?|swabs?|sponges?|puffs?|brush|brushes|clips|rollers|tools?|mitts?|gloves|vials?|ampoules?|' +
  'sachets?|packs|packets?|packettes?|treatments?|scrunchies?|bars?|blades?|rolls?|pods?';

const number =
  '\\d+ \\d/\\d{1,2}|\\d/\\d{1,2}|[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d+)?|\\d*[.,]\\d+|\\d+';
const unitWords = units.map(([words]) => words).join('|');
const timesBefore = '(?:(?<![\\d.,/])(?<before>\\d+)(?: ?-?\\p{L}+ | ?)x ?)?';
const timesAfter = `(?: ?x ?(?<after>\\d+)(?![\\d.,]| ?(?:${unitWords})\\b))?`;

const measured = new RegExp(
  `${timesBefore}(?<![\\d.,])(?<amount>${number})\\.?[ -]?(?<unit>${unitWords})(?![\\p{L}'’])\\.?${timesAfter}`,
  'gu',
);
/** Up to three words may come between: '60 vegan berry gummies'. */
const counted = new RegExp(
  `${timesBefore}(?<![\\d.,])(?<amount>\\d+)[ -]?(?:x )?(?:[\\p{L}&]+ ){0,3}?(?<unit>${pieces})(?!\\p{L})`,
  'gu',
);
const factors = units.map(([words, factor]) => [new RegExp(`^(?:${words})$`), factor] as const);
// A pair is two, so that '30 pairs' and '60 patches' are the same size.
const onePiece: Factor = { kind: 'pieces', unit: 'count', factor: 1 };
const twoPieces: Factor = { kind: 'pieces', unit: 'count', factor: 2 };

/** Every measure in a size text that is in lower case, with plain spaces and x for ×. */
export function readMeasures(text: string): Measure[] {
  const found: Measure[] = [];
  const take = (groups: Partial<Record<string, string>>, { factor, ...of }: Factor) => {
    const amount = toNumber(groups.amount ?? '') * factor;
    found.push({ ...of, amount, times: Number(groups.before ?? groups.after ?? 1) });
  };
  for (const { groups = {} } of text.matchAll(measured)) {
    const factor = factors.find(([words]) => words.test(groups.unit ?? ''))?.[1];
    if (factor) take(groups, factor);
  }
  for (const { groups = {} } of text.replace(measured, ';').matchAll(counted)) {
    take(groups, groups.unit?.startsWith('pair') ? twoPieces : onePiece);
  }
  return found;
}

/** '1.7', '1,7', '1,000', '1/2' or '1 1/2'. */
function toNumber(text: string): number {
  const [, whole = '0', numerator, denominator] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (numerator && denominator) return Number(whole) + Number(numerator) / Number(denominator);
  const thousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  return Number(thousands ? text.replaceAll(',', '') : text.replace(',', '.'));
}
