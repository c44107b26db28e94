import type { DayTime } from './routine';
import { type RoutineStep, stepForType } from './routine-steps';

/** Active ingredients that matter for the order, the time of day and for conflicts. */
export type Active = 'retinoid' | 'acid' | 'benzoyl-peroxide' | 'vitamin-c';

interface ActiveRule {
  active: Active;
  /** Slugs of the search vocabulary. */
  ingredients: readonly string[];
  /** Weaker evidence does not count: a trace of lactic acid sets the acidity, it does not exfoliate. */
  minStrength: number;
}

const activeRules: readonly ActiveRule[] = [
  { active: 'retinoid', ingredients: ['retinoids', 'retinol', 'retinal'], minStrength: 1 },
  {
    active: 'acid',
    ingredients: ['aha', 'glycolic-acid', 'lactic-acid', 'mandelic-acid', 'bha', 'pha'],
    minStrength: 2,
  },
  { active: 'benzoyl-peroxide', ingredients: ['benzoyl-peroxide'], minStrength: 1 },
  { active: 'vitamin-c', ingredients: ['vitamin-c'], minStrength: 2 },
];

/** What the rules of a routine know about a product. */
export interface RoutineFacts {
  id: number;
  /** Slug of the product type. */
  type: string;
  step: RoutineStep;
  actives: readonly Active[];
  /** Slugs of its key ingredients in the search vocabulary, those named in its title first. */
  keyIngredients: readonly string[];
  /** 0: none. */
  spf: number;
}

/** Reads a product's tags; null if it is not part of a skincare routine. */
export function routineFacts(id: number, tags: readonly string[]): RoutineFacts | null {
  const parsed = tags.map(parseTag);
  const type = parsed.find(({ kind, slug }) => kind === 'type' && stepForType(slug))?.slug;
  const step = type === undefined ? null : stepForType(type);
  if (type === undefined || !step) return null;
  const ingredients = parsed
    .filter(({ kind }) => kind === 'ingredient')
    .sort((a, b) => b.strength - a.strength);
  const has = ({ ingredients: slugs, minStrength }: ActiveRule) =>
    ingredients.some(({ slug, strength }) => slugs.includes(slug) && strength >= minStrength);
  const spfs = parsed.filter(({ kind }) => kind === 'spf').map(({ slug }) => Number(slug));
  return {
    id,
    type,
    step,
    actives: activeRules.filter(has).map(({ active }) => active),
    keyIngredients: ingredients.filter(({ strength }) => strength >= 2).map(({ slug }) => slug),
    spf: Math.max(0, ...spfs),
  };
}

function parseTag(tag: string): { kind: string; slug: string; strength: number } {
  const [kind = '', slug = '', strength = '0'] = tag.split(':');
  return { kind, slug, strength: Number(strength) };
}

/** When a product is usually used: retinoids and acids that stay on the skin only in the evening. */
export function usualTimes({
  step,
  actives,
}: Pick<RoutineFacts, 'step' | 'actives'>): readonly DayTime[] {
  const isForEvening = actives.includes('retinoid') || actives.includes('acid');
  return step.staysOn && isForEvening && step.slug !== 'protect' ? ['evening'] : step.times;
}
