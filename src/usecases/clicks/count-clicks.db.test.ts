import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '~/db/testing/tables.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { createClickCounter } from './count-clicks.server';
import { reportClicks } from './report-clicks.server';

const db = await openTestDatabase();
const deps = testDeps(db);

beforeAll(async () => {
  const offers = [1, 2, 3].map((id) => anOffer(id, { retailerId: id }));
  await loadCatalog(deps, aSource(aBatch([aProduct(1)], offers)));
});

beforeEach(() => emptyTables(db, 'offer_click'));

const report = (offerId?: number) => reportClicks(deps, { days: 30, offerId });

test('adds up clicks by offer and day over several writes', async () => {
  const counter = createClickCounter(deps);
  counter.count(1);
  counter.count(1);
  counter.count(2);
  await counter.flush();
  counter.count(1);
  await counter.stop();
  expect((await report()).retailers).toEqual([
    { retailer: 'Store 1', clicks: 3 },
    { retailer: 'Store 2', clicks: 1 },
  ]);
  expect((await report(1)).days).toEqual([{ offerId: 1, day: '2026-03-01', clicks: 3 }]);
});

test('counts each day separately and omits old days from the report', async () => {
  const counter = createClickCounter(deps);
  counter.count(1);
  deps.clock.set('2026-03-20T12:00:00Z');
  counter.count(1);
  await counter.stop();
  expect((await report(1)).days).toEqual([
    { offerId: 1, day: '2026-03-20', clicks: 1 },
    { offerId: 1, day: '2026-03-01', clicks: 1 },
  ]);
  deps.clock.set('2026-04-10T12:00:00Z');
  expect((await report(1)).days).toEqual([{ offerId: 1, day: '2026-03-20', clicks: 1 }]);
  deps.clock.set('2026-03-01T12:00:00Z');
});

test('two processes count together', async () => {
  const counters = [createClickCounter(deps), createClickCounter(deps)];
  for (let click = 0; click < 50; click += 1) {
    for (const counter of counters) counter.count((click % 3) + 1);
  }
  await Promise.all(counters.map((counter) => counter.stop()));
  const { retailers } = await report();
  expect(retailers.map(({ clicks }) => clicks)).toEqual([34, 34, 32]);
});

test('retries failed writes', async () => {
  const away = { ...db, execute: () => Promise.reject(new Error('the database is away')) };
  let isAway = true;
  const unsteady = new Proxy(db, {
    get: (target, name) =>
      Reflect.get(isAway ? { ...target, execute: away.execute } : target, name),
  });
  const counter = createClickCounter({ ...deps, db: unsteady });
  counter.count(1);
  await expect(counter.flush()).rejects.toThrow('away');
  counter.count(1);
  isAway = false;
  await counter.stop();
  expect((await report(1)).days).toEqual([{ offerId: 1, day: '2026-03-01', clicks: 2 }]);
});

test('logs the lost clicks if the last write fails', async () => {
  const away = { ...db, execute: () => Promise.reject(new Error('the database is away')) };
  const counter = createClickCounter({ ...deps, db: away });
  counter.count(3);
  await counter.stop();
  expect(deps.logLines.at(-1)).toMatchObject({
    level: 'error',
    fields: { clicks: [{ offerId: 3, clicks: 1 }] },
  });
});
