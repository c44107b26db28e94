import { beforeEach, expect, test } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { insertMatchQuestions } from '~/db/matching/match-question.repo.server';
import type { MatchQuestion } from '~/domain/matching/match-question';
import { decide } from '~/domain/matching/rules/decide';
import { aBatch, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { findRememberedMatches } from './find-remembered-matches.server';
import { buildCandidateIndex } from './known-products.server';
import { listMatchAnswers } from './list-match-answers.server';
import { listMatchQuestions } from './list-match-questions.server';
import { settleMatch } from './settle-match.server';
import { undoMatch } from './undo-match.server';

let db: Database;
let deps: ReturnType<typeof testDeps>;
beforeEach(async () => {
  db = await openTestDatabase();
  deps = testDeps(db);
  const products = [
    aProduct(1, { name: 'Dew Drops Serum', gtin: '00012345678905' }),
    aProduct(2, { name: 'Dew Drops Oil', size: { amount: 30, unit: 'ml' } }),
  ];
  await loadCatalog(deps, aSource(aBatch(products, [])));
});

const question = (given: Partial<MatchQuestion> = {}): MatchQuestion => ({
  retailerId: 1,
  retailerKey: 'A-1',
  offer: { brand: 'Brand 1', name: 'Dew Drops Night Serum', size: '1.7 oz' },
  candidates: [
    { productId: 1, score: 0.5, reasons: ['the same brand'] },
    { productId: 2, score: 0.45, reasons: ['the same brand'] },
  ],
  reasons: ['similar, but not certainly the same'],
  ...given,
});
const recall = async (key = 'A-1') =>
  (await findRememberedMatches(deps, { retailerId: 1, retailerKeys: [key, 'other'] })).get(key);

async function ask(given?: Partial<MatchQuestion>): Promise<number> {
  await insertMatchQuestions(db, [question(given)], deps.clock.now());
  const [open] = await listMatchQuestions(deps, { limit: 10 });
  return open?.id ?? 0;
}

test('a question shows the offer, the names of its candidates and the reasons', async () => {
  await ask();
  const [open] = await listMatchQuestions(deps, { limit: 10 });
  expect(open).toMatchObject({
    retailer: 'Store 1',
    offer: { name: 'Dew Drops Night Serum' },
    candidates: [
      { productId: 1, product: { name: 'Dew Drops Serum', size: '50 ml', brand: 'Brand 1' } },
      { productId: 2, product: { name: 'Dew Drops Oil', size: '30 ml' } },
    ],
    reasons: ['similar, but not certainly the same'],
  });
});

test('stores a decision and rejects the other candidates', async () => {
  const id = await ask();
  expect(await recall()).toMatchObject({ belongsTo: 'asked' });
  expect(await settleMatch(deps, { id, belongsTo: 1 })).toBe('settled');
  expect(await recall()).toEqual({ belongsTo: 1, rejected: new Set([2]) });
  expect(await listMatchQuestions(deps, { limit: 10 })).toEqual([]);
});

test('never asks about the same offer again', async () => {
  const id = await ask();
  await settleMatch(deps, { id, belongsTo: 'new' });
  await insertMatchQuestions(db, [question()], deps.clock.now());
  expect(await listMatchQuestions(deps, { limit: 10 })).toEqual([]);
  expect(await recall()).toEqual({ belongsTo: 'new', rejected: new Set([1, 2]) });
});

test('never matches a rejected product, however similar', async () => {
  const id = await ask({ offer: { brand: 'Brand 1', name: 'Dew Drops Serum', size: '50 ml' } });
  await settleMatch(deps, { id, belongsTo: 'new' });
  const { index } = await buildCandidateIndex(deps);
  const offer = { brand: 'Brand 1', name: 'Dew Drops Serum', size: '50 ml' };
  const rejected = (await recall())?.rejected;
  expect(decide(offer, index.candidates(offer)).kind).toBe('match');
  expect(decide(offer, index.candidates(offer), { ...(rejected && { rejected }) }).kind).toBe(
    'new',
  );
});

test('learns a brand alias from a decision', async () => {
  const offer = { brand: 'Maison Un', name: 'Dew Drops Serum', size: '50 ml' };
  const before = await buildCandidateIndex(deps);
  expect(decide(offer, before.index.candidates(offer)).kind).toBe('new');
  const id = await ask({ offer });
  await settleMatch(deps, { id, belongsTo: 1 });

  const { index, brands } = await buildCandidateIndex(deps);
  const other = { brand: 'MAISON UN', name: 'Dew Drops Oil 30ml' };
  expect(decide(other, index.candidates(other), { brands })).toMatchObject({
    kind: 'match',
    productId: 2,
  });
});

test('refuses a second decision and an unknown product', async () => {
  const id = await ask();
  expect(await settleMatch(deps, { id, belongsTo: 99 })).toBe('no such product');
  expect(await settleMatch(deps, { id, belongsTo: 2 })).toBe('settled');
  expect(await settleMatch(deps, { id, belongsTo: 1 })).toBe('not open');
  expect(await recall()).toMatchObject({ belongsTo: 2 });
});

test('asks first what settles the most offers, and settles all of them', async () => {
  await ask({ retailerKey: 'rare', offer: { brand: 'Brand 1', name: 'Dew Drops Mist' } });
  for (const retailerKey of ['A-1', 'A-2', 'A-3']) {
    const name = retailerKey === 'A-2' ? 'DEW DROPS NIGHT SERUM' : 'Dew Drops Night Serum';
    await ask({ retailerKey, offer: { ...question().offer, name } });
  }
  const questions = await listMatchQuestions(deps, { limit: 10 });
  expect(questions.map(({ retailerKey, settles }) => ({ retailerKey, settles }))).toEqual([
    { retailerKey: 'A-1', settles: 3 },
    { retailerKey: 'rare', settles: 1 },
  ]);
  await settleMatch(deps, { id: questions[0]?.id ?? 0, belongsTo: 1 });
  expect(await recall('A-3')).toEqual({ belongsTo: 1, rejected: new Set([2]) });
  expect(await listMatchQuestions(deps, { limit: 10 })).toMatchObject([{ retailerKey: 'rare' }]);
});

test('asks about each price of an offer without a size: they may be two sizes', async () => {
  const offer = { brand: 'Brand 1', name: 'Dew Drops Serum' };
  await ask({ retailerKey: 'A-1', offer: { ...offer, price: 27 } });
  await ask({ retailerKey: 'A-2', offer: { ...offer, price: 27 } });
  await ask({ retailerKey: 'A-3', offer: { ...offer, price: 59 } });
  expect(await listMatchQuestions(deps, { limit: 10 })).toMatchObject([
    { retailerKey: 'A-1', settles: 2 },
    { retailerKey: 'A-3', settles: 1 },
  ]);
});

test('an answer can be undone, with everything that was learned from it', async () => {
  const offer = { brand: 'Brand One', name: 'Dew Drops Night Serum' };
  const id = await ask({ offer });
  await insertMatchQuestions(db, [question({ offer, retailerKey: 'A-2' })], deps.clock.now());
  await settleMatch(deps, { id, belongsTo: 1 });
  expect(await listMatchAnswers(deps, { limit: 10 })).toMatchObject([
    { productId: 1, product: { name: 'Dew Drops Serum' } },
    { productId: 1 },
  ]);
  expect(await undoMatch(deps, { id })).toBe('undone');
  expect(await recall()).toEqual({ belongsTo: 'asked', rejected: new Set() });
  expect(await recall('A-2')).toEqual({ belongsTo: 'asked', rejected: new Set() });
  expect((await buildCandidateIndex(deps)).brands.size).toBe(0);
  expect(await listMatchAnswers(deps, { limit: 10 })).toEqual([]);
  expect(await undoMatch(deps, { id })).toBe('not settled');
});
