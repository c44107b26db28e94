import { AppError } from '~/domain/app-error';

/** A place in the queue; several keys may wait for the same turn. */
export interface Ticket<T> {
  /** A free worker, once it is this ticket's turn. */
  turn: Promise<T>;
  /** Lets another key wait for the same turn, in its own line. */
  join(key: string): void;
}

export interface FairQueue<T> {
  enter(key: string): Ticket<T>;
  /** Hands a worker to the next in turn. */
  release(worker: T): void;
  /** How many tickets wait. */
  waiting(): number;
}

interface Place<T> {
  resolve(worker: T): void;
  reject(error: Error): void;
  isOver: boolean;
}

interface FairQueueOptions {
  maxWaiting: number;
  maxPerKey: number;
  /** What a person is told who cannot wait. */
  busyMessage: string;
}

/**
 * Hands workers out in turn, one line per key: a key that asks for hundreds waits for its own, not others
 * for it. When the queue is full, the newest ticket of the longest line makes room for a shorter line.
 */
export function createFairQueue<T>(
  workers: readonly T[],
  { maxWaiting, maxPerKey, busyMessage }: FairQueueOptions,
): FairQueue<T> {
  const idle = [...workers];
  /** In the order of their turns. */
  const lines = new Map<string, Place<T>[]>();
  let waiting = 0;
  const busy = () => new AppError('busy', { message: busyMessage });
  const lengthOf = (key: string) => lines.get(key)?.length ?? 0;

  function addTo(key: string, place: Place<T>): void {
    const line = lines.get(key);
    if (line) line.push(place);
    else lines.set(key, [place]);
  }

  function makeRoom(key: string): void {
    const [, longest] = [...lines].reduce(
      (most, line) => (line[1].length > most[1].length ? line : most),
      ['', []] as [string, Place<T>[]],
    );
    if (longest.length <= lengthOf(key) + 1) throw busy();
    const last = longest.pop();
    if (last) end(last).reject(busy());
  }

  function end(place: Place<T>): Place<T> {
    place.isOver = true;
    waiting -= 1;
    for (const [key, line] of lines) {
      const rest = line.filter((other) => !other.isOver);
      if (rest.length === 0) lines.delete(key);
      else if (rest.length < line.length) lines.set(key, rest);
    }
    return place;
  }

  /** The first of the first line; that line's next turn comes after all others. */
  function takeNext(): Place<T> | undefined {
    const [first] = lines;
    const place = first?.[1][0];
    if (!first || !place) return undefined;
    const [key] = first;
    end(place);
    const rest = lines.get(key);
    if (rest) {
      lines.delete(key);
      lines.set(key, rest);
    }
    return place;
  }

  return {
    waiting: () => waiting,
    enter(key) {
      const free = idle.pop();
      if (free !== undefined) return { turn: Promise.resolve(free), join: () => {} };
      if (lengthOf(key) >= maxPerKey) throw busy();
      if (waiting >= maxWaiting) makeRoom(key);
      const { promise: turn, resolve, reject } = Promise.withResolvers<T>();
      const place: Place<T> = { resolve, reject, isOver: false };
      addTo(key, place);
      waiting += 1;
      return {
        turn,
        join(other) {
          if (place.isOver || lines.get(other)?.includes(place)) return;
          if (lengthOf(other) < maxPerKey) addTo(other, place);
        },
      };
    },
    release(worker) {
      const next = takeNext();
      if (next) next.resolve(worker);
      else idle.push(worker);
    },
  };
}
