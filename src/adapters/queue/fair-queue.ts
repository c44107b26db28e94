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
  release(worker: T): void;
  waiting(): number;
}

interface QueueEntry<T> {
  resolve(worker: T): void;
  reject(error: Error): void;
  isSettled: boolean;
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
  const queues = new Map<string, QueueEntry<T>[]>();
  let waiting = 0;
  const busy = () => new AppError('busy', { message: busyMessage });
  const lengthOf = (key: string) => queues.get(key)?.length ?? 0;

  function addTo(key: string, entry: QueueEntry<T>): void {
    const queue = queues.get(key);
    if (queue) queue.push(entry);
    else queues.set(key, [entry]);
  }

  function makeRoom(key: string): void {
    const [, longestQueue] = [...queues].reduce(
      (best, queue) => (queue[1].length > best[1].length ? queue : best),
      ['', []] as [string, QueueEntry<T>[]],
    );
    if (longestQueue.length <= lengthOf(key) + 1) throw busy();
    const last = longestQueue.pop();
    if (last) end(last).reject(busy());
  }

  function end(entry: QueueEntry<T>): QueueEntry<T> {
    entry.isSettled = true;
    waiting -= 1;
    for (const [key, queue] of queues) {
      const rest = queue.filter((other) => !other.isSettled);
      if (rest.length === 0) queues.delete(key);
      else if (rest.length < queue.length) queues.set(key, rest);
    }
    return entry;
  }

  /** Takes the first ticket of the first line and moves that line to the end. */
  function takeNext(): QueueEntry<T> | undefined {
    const [first] = queues;
    const entry = first?.[1][0];
    if (!first || !entry) return undefined;
    const [key] = first;
    end(entry);
    const rest = queues.get(key);
    if (rest) {
      queues.delete(key);
      queues.set(key, rest);
    }
    return entry;
  }

  return {
    waiting: () => waiting,
    enter(key) {
      const free = idle.pop();
      if (free !== undefined) return { turn: Promise.resolve(free), join: () => {} };
      if (lengthOf(key) >= maxPerKey) throw busy();
      if (waiting >= maxWaiting) makeRoom(key);
      const { promise: turn, resolve, reject } = Promise.withResolvers<T>();
      const entry: QueueEntry<T> = { resolve, reject, isSettled: false };
      addTo(key, entry);
      waiting += 1;
      return {
        turn,
        join(other) {
          if (entry.isSettled || queues.get(other)?.includes(entry)) return;
          if (lengthOf(other) < maxPerKey) addTo(other, entry);
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
