import { expect, test } from 'vitest';
import { createPictureQueue } from './picture-queue.server';
import type { Answer, Task } from './worker/protocol';

const task: Task = { kind: 'check', bytes: new Uint8Array() };

/** A process that finishes when it is told to. */
function aProcess() {
  const finish: (() => void)[] = [];
  let most = 0;
  let now = 0;
  return {
    finish,
    most: () => most,
    async run(): Promise<Answer> {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => finish.push(resolve));
      now -= 1;
      return { bytes: new Uint8Array([1]) };
    },
    close: async () => {},
  };
}

test('a process never has two tasks at once', async () => {
  const process = aProcess();
  const queue = createPictureQueue([process], 10);
  const all = Promise.all(Array.from({ length: 5 }, () => queue.run(task)));
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    process.finish.shift()?.();
  }
  expect(await all).toHaveLength(5);
  expect(process.most()).toBe(1);
});

test('one too many is refused as busy, and the others are not harmed', async () => {
  const process = aProcess();
  const queue = createPictureQueue([process], 2);
  const taken = Promise.all([queue.run(task), queue.run(task), queue.run(task)]);
  await expect(queue.run(task)).rejects.toMatchObject({ code: 'busy' });
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    process.finish.shift()?.();
  }
  expect(await taken).toHaveLength(3);
  expect(queue.waiting()).toBe(0);
});

test('a failed task frees its place', async () => {
  const failing = { run: () => Promise.reject(new Error('died')), close: async () => {} };
  const queue = createPictureQueue([failing], 0);
  await expect(queue.run(task)).rejects.toThrow('died');
  await expect(queue.run(task)).rejects.toThrow('died');
});
