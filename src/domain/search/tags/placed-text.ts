import type { ReadText } from './text/stated-terms';

/** Where a text stands decides how much it says. */
export type Place = 'name' | 'feature' | 'description';

export interface PlacedText extends ReadText {
  place: Place;
}

export const strengthOf: Readonly<Record<Place, number>> = { name: 3, feature: 2, description: 2 };
