import type { ComparedName } from './label-list';

/** A smaller move may be a difference of tenths of a percent. */
const minPlaces = 3;
/** If fewer keep their order, a list is sorted in some other way, such as by name. */
const minInOrder = 0.6;

/** The names that moved up or down by several places, compared with the others that both lists have. */
export function movedNames(
  before: readonly ComparedName[],
  after: readonly ComparedName[],
): { up: string[]; down: string[] } {
  const placesBefore = new Map(before.filter(isPlaced).map(({ id }, place) => [id, place]));
  const shared = after.filter((name) => isPlaced(name) && placesBefore.has(name.id));
  const places = shared.map(({ id }) => placesBefore.get(id) ?? 0);
  const ranks = [...places].sort((a, b) => a - b);
  const kept = longestRising(places);
  if (kept.size < minInOrder * places.length) return { up: [], down: [] };
  const moves = places.map((place, at) => (kept.has(at) ? 0 : at - ranks.indexOf(place)));
  const namesWhere = (isMoved: (move: number) => boolean) =>
    shared.flatMap(({ name }, at) => (isMoved(moves[at] ?? 0) ? [name] : []));
  return {
    up: namesWhere((move) => move <= -minPlaces),
    down: namesWhere((move) => move >= minPlaces),
  };
}

const isPlaced = ({ id, isRepeated }: ComparedName) => id !== null && !isRepeated;

/** The indexes of the longest part of a list whose numbers rise. */
function longestRising(numbers: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = [];
  for (const [at, number] of numbers.entries()) {
    let own = { length: 1, from: -1 };
    for (let before = 0; before < at; before += 1) {
      const length = (best[before]?.length ?? 0) + 1;
      if ((numbers[before] ?? 0) < number && length > own.length) own = { length, from: before };
    }
    best.push(own);
  }
  const maxLength = Math.max(0, ...best.map(({ length }) => length));
  const kept = new Set<number>();
  for (let at = best.findIndex(({ length }) => length === maxLength); at >= 0; ) {
    kept.add(at);
    at = best[at]?.from ?? -1;
  }
  return kept;
}
