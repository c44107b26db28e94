export const dayTimes = ['morning', 'evening'] as const;
export type DayTime = (typeof dayTimes)[number];

/** The products of a routine by id, as the address of the page and the account store them. */
export interface Routine {
  morning: readonly number[];
  evening: readonly number[];
  /** The products of either that the shopper already has. */
  owned: readonly number[];
}

export const emptyRoutine: Routine = { morning: [], evening: [], owned: [] };
/** Per time of day; more steps than any routine needs. */
export const maxRoutineProducts = 12;
const maxId = 2 ** 31 - 1;

/** Reads a routine from an address; what is not a list of ids is ignored. */
export function parseRoutine(params: URLSearchParams): Routine {
  const morning = parseIds(params.get('morning'));
  const evening = parseIds(params.get('evening'));
  const used = new Set([...morning, ...evening]);
  return { morning, evening, owned: parseIds(params.get('own')).filter((id) => used.has(id)) };
}

/** The ids in a list with commas; anything else is ignored. */
export function parseIds(text: string | null): number[] {
  // Longer texts have more ids than a routine can have.
  const ids = (text ?? '').slice(0, 500).split(',').map(Number);
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= maxId);
  return [...new Set(valid)].slice(0, maxRoutineProducts * 2);
}

/** The address of a routine. An empty one has its own: the bare page opens the saved routine. */
export function routinePath({ morning, evening, owned }: Routine): string {
  const parts = [
    ['morning', morning],
    ['evening', evening],
    ['own', owned],
  ] as const;
  const query = parts.flatMap(([name, ids]) =>
    ids.length > 0 ? [`${name}=${ids.join(',')}`] : [],
  );
  return `/routine?${query.length > 0 ? query.join('&') : 'morning=none'}`;
}

/** Every product of a routine once. */
export const routineIds = ({ morning, evening }: Routine): number[] => [
  ...new Set([...morning, ...evening]),
];

/** Adds a product at these times; a full time of day stays as it is. */
export function addProduct(routine: Routine, id: number, times: readonly DayTime[]): Routine {
  const add = (time: DayTime) => {
    const ids = routine[time];
    const isFull = ids.length >= maxRoutineProducts;
    return times.includes(time) && !ids.includes(id) && !isFull ? [...ids, id] : ids;
  };
  return { ...routine, morning: add('morning'), evening: add('evening') };
}

/** Removes a product from these times. */
export function removeProduct(
  routine: Routine,
  id: number,
  times: readonly DayTime[] = dayTimes,
): Routine {
  const remove = (time: DayTime) =>
    times.includes(time) ? routine[time].filter((other) => other !== id) : routine[time];
  const left = { morning: remove('morning'), evening: remove('evening') };
  const isUsed = left.morning.includes(id) || left.evening.includes(id);
  return { ...left, owned: isUsed ? routine.owned : routine.owned.filter((other) => other !== id) };
}

/** Puts another product in the place of one, which the shopper does not have yet. */
export function swapProduct(routine: Routine, id: number, by: number): Routine {
  const swap = (ids: readonly number[]) => [
    ...new Set(ids.map((other) => (other === id ? by : other))),
  ];
  return {
    morning: swap(routine.morning),
    evening: swap(routine.evening),
    owned: routine.owned.filter((other) => other !== id),
  };
}

/** Marks a product as owned, or as not owned. */
export function toggleOwned(routine: Routine, id: number): Routine {
  const { owned } = routine;
  return {
    ...routine,
    owned: owned.includes(id) ? owned.filter((other) => other !== id) : [...owned, id],
  };
}

/** Whether two routines have the same products. */
export const isSameRoutine = (a: Routine, b: Routine): boolean => {
  const key = ({ morning, evening, owned }: Routine) =>
    JSON.stringify([morning, evening, owned].map((ids) => [...ids].sort((x, y) => x - y)));
  return key(a) === key(b);
};
