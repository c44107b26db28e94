import { expect, test } from 'vitest';
import { readTogether } from './read-together';

/** A slow source that says what it was asked for. */
function source() {
  const asked: number[][] = [];
  const waiting: (() => void)[] = [];
  const read = async (ids: readonly number[]) => {
    asked.push([...ids]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Map(ids.filter((id) => id < 100).map((id) => [id, `product ${id}`]));
  };
  const answer = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { asked, read, answer };
}

test('whatever is asked while one answer is on its way is read once for all', async () => {
  const { asked, read, answer } = source();
  const find = readTogether(read);
  const first = find(7);
  await new Promise((resolve) => setImmediate(resolve));
  const others = Array.from({ length: 2_500 }, (_, index) => find(index % 2 === 0 ? 7 : 8));
  await answer();
  expect(await first).toBe('product 7');
  await answer();
  expect(new Set(await Promise.all(others))).toEqual(new Set(['product 7', 'product 8']));
  expect(asked).toEqual([[7], [7, 8]]);
});

test('what is asked later is read anew', async () => {
  const { asked, read, answer } = source();
  const find = readTogether(read);
  for (const _ of [1, 2]) {
    const found = find(7);
    await new Promise((resolve) => setImmediate(resolve));
    await answer();
    expect(await found).toBe('product 7');
  }
  expect(asked).toEqual([[7], [7]]);
});

test('what is not there is undefined', async () => {
  const { read, answer } = source();
  const found = readTogether(read)(404);
  await new Promise((resolve) => setImmediate(resolve));
  await answer();
  expect(await found).toBeUndefined();
});

test('a failure is everybody’s who waited, and nobody’s after', async () => {
  let isOut = true;
  const find = readTogether(async (ids: readonly number[]) => {
    if (isOut) throw new Error('The database is away.');
    return new Map(ids.map((id) => [id, id]));
  });
  const failed = await Promise.allSettled([find(1), find(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isOut = false;
  expect(await find(1)).toBe(1);
});
