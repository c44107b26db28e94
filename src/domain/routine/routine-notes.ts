import { type DayTime, dayTimes } from './routine';
import type { Active, RoutineFacts } from './routine-product';

/** Something about a routine that the shopper should know, with the products that cause it. */
export interface RoutineNote {
  /** 'conflict': may irritate or not work; 'duplicate': does the same twice; 'missing': a step is missing. */
  kind: 'conflict' | 'duplicate' | 'missing';
  title: string;
  reason: string;
  productIds: readonly number[];
}

type PlannedProducts = Record<DayTime, readonly RoutineFacts[]>;

/** Names conflicts, duplicates and a missing sunscreen, the most important first. */
export function routineNotes(products: PlannedProducts): RoutineNote[] {
  const notes = dayTimes.flatMap((time) => [
    ...conflictsAt(time, products[time]),
    ...duplicatesAt(time, products[time]),
  ]);
  const missing = missingSunscreen(products);
  const order = ['conflict', 'missing', 'duplicate'];
  return [...notes, ...missing].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const same = { morning: 'the same morning', evening: 'the same evening' } as const;

/** Products that stay on the skin; what is rinsed off does not meet the next layer. */
const leftOn = (products: readonly RoutineFacts[], active: Active) =>
  products.filter(({ step, actives }) => step.staysOn && actives.includes(active));
const idsOf = (products: readonly RoutineFacts[]) => [...new Set(products.map(({ id }) => id))];

function conflictsAt(time: DayTime, products: readonly RoutineFacts[]): RoutineNote[] {
  const retinoids = leftOn(products, 'retinoid');
  const acids = leftOn(products, 'acid');
  const peroxides = leftOn(products, 'benzoyl-peroxide');
  const notes: RoutineNote[] = [];
  const conflict = (title: string, reason: string, involved: readonly RoutineFacts[]) =>
    notes.push({ kind: 'conflict', title, reason, productIds: idsOf(involved) });

  if (retinoids.length > 1) {
    conflict(
      `Two retinoids ${same[time]}`,
      'They do the same work. A second one adds irritation, not results: keep one of them, or alternate evenings.',
      retinoids,
    );
  }
  // A product that combines both was made that way; only different products are a conflict.
  const otherAcids = acids.filter(({ id }) => retinoids.every((retinoid) => retinoid.id !== id));
  if (retinoids.length > 0 && otherAcids.length > 0) {
    conflict(
      `A retinoid and an exfoliating acid ${same[time]}`,
      'Both speed up how skin sheds, and together they often dry it out. Use them on different evenings.',
      [...retinoids, ...otherAcids],
    );
  }
  if (acids.length > 1) {
    conflict(
      `Two exfoliating acids ${same[time]}`,
      'One acid at a time is enough; more can leave skin raw. Use them on different days.',
      acids,
    );
  }
  if (retinoids.length > 0 && peroxides.length > 0) {
    conflict(
      `A retinoid and benzoyl peroxide ${same[time]}`,
      'Benzoyl peroxide breaks down some retinoids, and both are drying. Use benzoyl peroxide in the morning.',
      [...retinoids, ...peroxides],
    );
  }
  if (time === 'morning' && retinoids.length > 0) {
    conflict(
      'A retinoid in the morning',
      'Sunlight breaks down most retinoids. They are usually used in the evening.',
      retinoids,
    );
  }
  return notes;
}

/** Steps that are needed once; layering several serums or lip balms is common. */
const onceOnly: Record<string, string> = {
  cleanse: 'cleansers',
  'first-cleanse': 'makeup removers',
  eyes: 'eye products',
  moisturize: 'moisturizers',
  protect: 'sunscreens',
};

function duplicatesAt(time: DayTime, products: readonly RoutineFacts[]): RoutineNote[] {
  const repeated = Object.entries(onceOnly).flatMap(([slug, plural]) => {
    const involved = products.filter(({ step }) => step.slug === slug);
    return involved.length > 1
      ? [duplicate(`Two ${plural} ${same[time]}`, 'One is enough for most people.', involved)]
      : [];
  });
  const vitaminC = leftOn(products, 'vitamin-c');
  if (vitaminC.length > 1) {
    const reason = 'Skin takes up only so much vitamin C. One product with it is enough.';
    repeated.push(duplicate(`Vitamin C twice ${same[time]}`, reason, vitaminC));
  }
  return repeated;
}

const duplicate = (
  title: string,
  reason: string,
  involved: readonly RoutineFacts[],
): RoutineNote => ({
  kind: 'duplicate',
  title,
  reason,
  productIds: idsOf(involved),
});

/** The American Academy of Dermatology recommends SPF 30 or higher. */
const minSpf = 30;

function missingSunscreen({ morning, evening }: PlannedProducts): RoutineNote[] {
  if (morning.some(({ step, spf }) => step.slug === 'protect' || spf >= minSpf)) return [];
  const sensitizing = [...leftOn(evening, 'retinoid'), ...leftOn(evening, 'acid')];
  if (sensitizing.length > 0) {
    return [
      {
        kind: 'missing',
        title: 'No sunscreen in the morning',
        reason:
          'Retinoids and exfoliating acids make skin more sensitive to the sun. Add a sunscreen with SPF 30 or higher.',
        productIds: idsOf(sensitizing),
      },
    ];
  }
  return morning.length > 0
    ? [
        {
          kind: 'missing',
          title: 'No sunscreen in the morning',
          reason: 'Dermatologists recommend SPF 30 or higher every morning.',
          productIds: [],
        },
      ]
    : [];
}
