import { textList } from '../text-list';
import { type DayTime, dayTimes } from './routine';

/** One step of a skincare routine, with the amounts that people usually use. */
export interface RoutineStep {
  slug: string;
  /** What to do. */
  title: string;
  /** Why it comes at this point. */
  reason: string;
  /** Slugs of the product types; see domain/search/vocabulary. */
  types: readonly string[];
  /** When it is usually done. */
  times: readonly DayTime[];
  /** Milliliters or grams per use; pads, masks and wipes are one piece. */
  amountPerUse: number;
  usesPerWeek: number;
  /** Whether it stays on the skin, so that its active ingredients meet those of other steps. */
  staysOn: boolean;
  /** What shoppers type to find products for this step. */
  search: string;
}

const both = dayTimes;
const daily = 7;

/** The steps in the order in which they are applied: rinsed off first, then from thin to thick. */
export const routineSteps: readonly RoutineStep[] = [
  {
    slug: 'first-cleanse',
    title: 'Take off makeup and sunscreen',
    reason:
      'Oils and micelles dissolve makeup and sunscreen, which a water-based cleanser leaves behind.',
    types: textList(
      'makeup-remover | cleansing-balm | cleansing-oil | micellar-water | cleansing-wipes',
    ),
    times: ['evening'],
    amountPerUse: 2,
    usesPerWeek: daily,
    staysOn: false,
    search: 'makeup remover',
  },
  {
    slug: 'cleanse',
    title: 'Cleanse',
    reason: 'Everything after this step works best on clean skin.',
    types: textList(`cleanser | gel-cleanser | foam-cleanser | cream-cleanser | cleansing-bar |
      cleansing-powder | exfoliating-cleanser`),
    times: both,
    amountPerUse: 1.5,
    usesPerWeek: daily,
    staysOn: false,
    search: 'face cleanser',
  },
  {
    slug: 'exfoliate',
    title: 'Exfoliate',
    reason: 'Goes on clean, dry skin, before anything that would dilute it.',
    types: textList('exfoliator | face-scrub | face-peel | exfoliating-pads'),
    times: ['evening'],
    amountPerUse: 2,
    usesPerWeek: 2,
    staysOn: true,
    search: 'face exfoliator',
  },
  {
    slug: 'mask',
    title: 'Mask',
    reason: 'Goes on clean skin and comes off before the layers that stay.',
    types: textList('face-mask | clay-mask | sheet-mask | peel-off-mask | bubble-mask'),
    times: ['evening'],
    amountPerUse: 6,
    usesPerWeek: 2,
    staysOn: false,
    search: 'face mask',
  },
  {
    slug: 'tone',
    title: 'Tone',
    reason: 'As thin as water, so it goes on before everything thicker.',
    types: textList('toner | face-mist'),
    times: both,
    amountPerUse: 2,
    usesPerWeek: daily,
    staysOn: true,
    search: 'toner',
  },
  {
    slug: 'essence',
    title: 'Essence',
    reason: 'Slightly thicker than a toner and thinner than a serum.',
    types: ['essence'],
    times: both,
    amountPerUse: 1.5,
    usesPerWeek: daily,
    staysOn: true,
    search: 'essence',
  },
  {
    slug: 'treat',
    title: 'Treat',
    reason: 'Active ingredients should reach the skin before a cream covers it.',
    types: textList('serum | ampoule | concentrate | spot-treatment'),
    times: both,
    amountPerUse: 0.6,
    usesPerWeek: daily,
    staysOn: true,
    search: 'serum',
  },
  {
    slug: 'eyes',
    title: 'Eye care',
    reason: 'Light textures go on before the moisturizer, which otherwise covers the area first.',
    types: textList('eye-treatment | eye-cream | eye-serum | eye-gel | eye-patches'),
    times: both,
    amountPerUse: 0.25,
    usesPerWeek: daily,
    staysOn: true,
    search: 'eye cream',
  },
  {
    slug: 'moisturize',
    title: 'Moisturize',
    reason: 'A cream holds in the water and the thinner layers below it.',
    types: textList(`moisturizer | day-cream | face-lotion | gel-cream | rich-cream | night-cream |
      neck-cream`),
    times: both,
    amountPerUse: 1,
    usesPerWeek: daily,
    staysOn: true,
    search: 'face moisturizer',
  },
  {
    slug: 'oil',
    title: 'Face oil',
    reason: 'Water-based layers do not pass through oil, so oil comes after them.',
    types: ['face-oil'],
    times: ['evening'],
    amountPerUse: 0.25,
    usesPerWeek: daily,
    staysOn: true,
    search: 'face oil',
  },
  {
    slug: 'overnight',
    title: 'Overnight mask',
    reason: 'The last and thickest layer; it stays on until the morning.',
    types: ['sleeping-mask'],
    times: ['evening'],
    amountPerUse: 2,
    usesPerWeek: 2,
    staysOn: true,
    search: 'sleeping mask',
  },
  {
    slug: 'protect',
    title: 'Protect',
    reason: 'Sunscreen has to form an even film on top, so it is the last step of the morning.',
    types: textList('sunscreen | tinted-sunscreen | sun-stick | sunscreen-spray'),
    times: ['morning'],
    amountPerUse: 1.2,
    usesPerWeek: daily,
    staysOn: true,
    search: 'face sunscreen',
  },
  {
    slug: 'lips',
    title: 'Lip care',
    reason: 'Goes on last, so that the other steps do not wipe it off.',
    types: textList('lip-balm | lip-mask'),
    times: both,
    amountPerUse: 0.05,
    usesPerWeek: daily,
    staysOn: true,
    search: 'lip balm',
  },
];

const stepOfType = new Map(
  routineSteps.flatMap((step) => step.types.map((type) => [type, step] as const)),
);

/** The step that products of a type belong to; null if it is not part of a skincare routine. */
export const stepForType = (type: string): RoutineStep | null => stepOfType.get(type) ?? null;

/** The position of a step in the routine, from 0. */
export const stepPosition = (slug: string): number =>
  routineSteps.findIndex((step) => step.slug === slug);
