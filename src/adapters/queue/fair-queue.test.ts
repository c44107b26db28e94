import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type Ticket } from './fair-queue';

const options = { maxWaiting: 10, maxPerKey: 10, busyMessage: 'Later.' };
const busy = expect.objectContaining({ code: 'busy' });

/** A queue with one worker, and the names in the order they were served. */
function aQueue(limits = {}) {
  const worker = { name: 'worker' };
  const queue = createFairQueue([worker], { ...options, ...limits });
  const turns: string[] = [];
  const enter = (key: string, name = key): Ticket<typeof worker> => {
    const ticket = queue.enter(key);
    ticket.turn.then(
      () => turns.push(name),
      () => turns.push(`${name} refused`),
    );
    return ticket;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishAll = async () => {
    await settle();
    while (queue.waiting() > 0) {
      queue.release(worker);
      await settle();
    }
    queue.release(worker);
    return turns;
  };
  return { queue, worker, enter, settle, finishAll, turns };
}

test('a key with many requests does not delay another', async () => {
  const { enter, finishAll } = aQueue();
  for (let index = 0; index < 5; index += 1) enter('flood', `flood ${index}`);
  enter('visitor');
  expect(await finishAll()).toEqual([
    'flood 0',
    'flood 1',
    'visitor',
    'flood 2',
    'flood 3',
    'flood 4',
  ]);
});

test('a worker is never handed out twice', async () => {
  const { queue, worker, enter, settle, turns } = aQueue();
  enter('a');
  enter('b');
  enter('c');
  await settle();
  expect(turns).toEqual(['a']);
  queue.release(worker);
  await settle();
  expect(turns).toEqual(['a', 'b']);
  expect(queue.waiting()).toBe(1);
});

test('each key has its own limit', () => {
  const { enter } = aQueue({ maxPerKey: 2 });
  for (let index = 0; index < 3; index += 1) enter('flood');
  expect(() => enter('flood')).toThrow(busy);
  expect(() => enter('visitor')).not.toThrow();
});

test('when the queue is full, the longest line makes room for a shorter one', async () => {
  const { enter, finishAll } = aQueue({ maxWaiting: 3 });
  for (let index = 0; index < 4; index += 1) enter('flood', `flood ${index}`);
  expect(() => enter('flood')).toThrow(busy);
  enter('visitor');
  expect(await finishAll()).toEqual([
    'flood 0',
    'flood 3 refused',
    'flood 1',
    'visitor',
    'flood 2',
  ]);
});

test('lines of length one do not evict each other', () => {
  const { enter } = aQueue({ maxWaiting: 2 });
  for (const key of ['a', 'b', 'c']) enter(key);
  expect(() => enter('d')).toThrow(busy);
});

test('a ticket shared by two keys is served at the first turn of either', async () => {
  const { enter, finishAll } = aQueue();
  enter('flood', 'flood 0');
  for (let index = 1; index < 4; index += 1) enter('flood', `flood ${index}`);
  enter('flood', 'shared').join('visitor');
  expect(await finishAll()).toEqual(['flood 0', 'flood 1', 'shared', 'flood 2', 'flood 3']);
});

test('every ticket is served or refused, and none is left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), release: fc.boolean() })),
      async (steps) => {
        const { queue, worker, enter, finishAll } = aQueue({ maxWaiting: 4, maxPerKey: 3 });
        let entered = 0;
        enter('first');
        for (const { key, release } of steps) {
          try {
            enter(key);
            entered += 1;
          } catch (error) {
            expect(error).toEqual(busy);
          }
          if (release && queue.waiting() > 0) queue.release(worker);
          expect(queue.waiting()).toBeLessThanOrEqual(4);
        }
        expect(await finishAll()).toHaveLength(entered + 1);
        expect(queue.waiting()).toBe(0);
      },
    ),
  );
});
