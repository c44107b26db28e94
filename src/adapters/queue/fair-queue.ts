import { AppError } from '~/domain/app-error';

/** A place in the queue; several keys may share it. */
export interface Ticket<T> {
  /** Resolves to a free worker when it is this ticket's turn. */
  turn: Promise<T>;
  /** Adds another key that waits for the same ticket. */
  join(key: string): void;
}

export interface FairQueue<T> {
  enter(key: string): Ticket<T>;
  /** Returns a worker to the queue. */
  release(worker: T): void;
  /** Number of waiting tickets. */
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
  /** The error message when the queue is full. */
  busyMessage: string;
}

/**
 * Fair queue: round robin over keys, so that a key with many requests delays only its own. When the
 * queue is full, the newest ticket of the longest line is dropped in favor of a shorter line.
 */
export function createFairQueue<T>(
  workers: readonly T[],
  { maxWaiting, maxPerKey, busyMessage }: FairQueueOptions,
): FairQueue<T> {
  const idle = [...workers];
  /** In round-robin order. */
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

  /** Takes the first ticket of the first line and moves that line to the end. */
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
