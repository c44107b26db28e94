import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { aBatch, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import type { Queryable } from '../engine/database.server';
import { findPictureSubject } from './picture-subject.repo.server';

const deps = testDeps(await openTestDatabase());
const { db } = deps;

beforeAll(async () => {
  const products = Array.from({ length: 30 }, (_, i) =>
    aProduct(i + 1, { name: `Product ${i + 1}` }),
  );
  await loadCatalog(deps, aSource(aBatch(products, [])));
});

/** The same database, with a count of its queries. */
function counting() {
  let asked = 0;
  const counted: Queryable = {
    ...db,
    rows: (...args) => {
      asked += 1;
      return db.rows(...args);
    },
  };
  return { counted, asked: () => asked };
}

test('every request gets its own product, or null', async () => {
  const ids = [3, 1, 30, 31, 3, 999_999];
  const subjects = await Promise.all(ids.map((id) => findPictureSubject(db, id)));
  expect(subjects.map((subject) => subject?.name ?? null)).toEqual([
    ...['Product 3', 'Product 1', 'Product 30', null, 'Product 3', null],
  ]);
});

test('combines concurrent requests into one query', async () => {
  const { counted, asked } = counting();
  await Promise.all(Array.from({ length: 30 }, (_, i) => findPictureSubject(counted, i + 1)));
  expect(asked()).toBe(1);
  await findPictureSubject(counted, 1);
  expect(asked()).toBe(2);
});

test('a failed query does not affect the next', async () => {
  let isAway = true;
  const failing: Queryable = {
    ...db,
    rows: (...args) => (isAway ? Promise.reject(new Error('away')) : db.rows(...args)),
  };
  await expect(findPictureSubject(failing, 1)).rejects.toThrow('away');
  isAway = false;
  expect((await findPictureSubject(failing, 1))?.name).toBe('Product 1');
});
