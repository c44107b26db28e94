import { type RoutineGuide, routineGuides } from './routine-guides';

/** The guide of a category; categories without a guide share the default one. */
export function routineFor(categorySlug: string): RoutineGuide {
  const own = Object.entries(routineGuides).find(([slug]) => slug === categorySlug);
  return own?.[1] ?? routineGuides.default;
}
