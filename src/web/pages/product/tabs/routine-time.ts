import type { RoutineGuide } from './routine-guides';

export function totalMinutes({ steps }: Pick<RoutineGuide, 'steps'>): number {
  return steps.reduce((sum, { time }) => sum + Number.parseInt(time, 10), 0);
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
