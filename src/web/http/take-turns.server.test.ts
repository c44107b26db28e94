import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './take-turns.server';

test('other work is done between two turns, in the order of the callers', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const page = async (name: string) => {
    await takeTurn();
    done.push(name);
  };
  const others = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      done.push('cached');
    }
  };
  await Promise.all([page('page 1'), page('page 2'), page('page 3'), others()]);
  expect(done.filter((name) => name !== 'cached')).toEqual(['page 1', 'page 2', 'page 3']);
  expect(done.join(' ')).not.toMatch(/page \d page/);
});
