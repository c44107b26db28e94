import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { listProductsById } from '~/db/catalog/product.repo.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { hourMs } from '~/domain/durations';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { changeRetailer } from '../catalog/change-retailer.server';
import { listMatchQuestions } from '../matching/list-match-questions.server';
import { settleMatch } from '../matching/settle-match.server';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-chains-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });

type Entry = [id: string, title: string, brand?: string, price?: string];
let nextFile = 1;

/** Imports a feed of a retailer. */
function load(name: string, entries: readonly Entry[], more: { chain?: string } = {}) {
  deps.clock.advance(hourMs);
  const address = join(folder, `${nextFile}.csv`);
  nextFile += 1;
  const lines = entries.map(
    ([id, title, brand = 'Lumivera', price = '20.00']) =>
      `${id},${title},${brand},https://shop.example/${id},${price} USD,in stock,Skin Care > Face Serums`,
  );
  const header = 'id,title,brand,link,price,availability,google_product_category';
  writeFileSync(address, `${[header, ...lines].join('\n')}\n`);
  const run = { address, isFull: true, isTrial: false, isAccepted: true };
  return ingestFile(deps, { ...run, retailer: { name, ...more } });
}

/** The names of the products that a retailer offers. */
async function productsOf(name: string): Promise<string[]> {
  const ids = (await listOffersOfRetailer(db, name)).map(({ productId }) => productId);
  return (await listProductsById(db, ids, ids.length)).map((product) => product.name).sort();
}

/** The open questions about a retailer's offers, in the order of their ids. */
async function questionsOf(name: string) {
  const questions = await listMatchQuestions(deps, { limit: 10 });
  return questions
    .filter(({ retailer }) => retailer === name)
    .sort((one, other) => one.retailerKey.localeCompare(other.retailerKey));
}

test('shops of a chain share products under the same ids, whatever the titles say', async () => {
  const chain = 'alpha';
  await load(
    'Alpha US',
    [
      ['1001', 'Halcyon Tide Serum 30 ml'],
      ['1002', 'Orchard Veil Serum 30 ml'],
      ['1003', 'Saffron Lane Serum 30 ml'],
    ],
    { chain },
  );
  const { report } = await load(
    'Alpha Canada',
    [
      ['1001', 'Brume Marine 30 ml'],
      ['1002', 'Voile du Verger 50 ml'],
      ['1003', 'Ruelle Dorée 30 ml', 'Tilda Moss'],
      ['1004', 'Quiet Harbor Serum 30 ml'],
    ],
    { chain },
  );
  expect(report.matched).toMatchObject({ 'chain id': 1, gtin: 0, title: 0, new: 2 });
  expect(report.states).toMatchObject({ placed: 3, question: 1 });
  expect(await productsOf('Alpha Canada')).toEqual([
    'Halcyon Tide Serum',
    'Quiet Harbor Serum',
    'Ruelle Dorée',
  ]);
  expect(await questionsOf('Alpha Canada')).toMatchObject([
    {
      retailerKey: '1002',
      reasons: ['the same id at another shop of the chain, but the rest contradicts it'],
      candidates: [{ product: { name: 'Orchard Veil Serum' } }],
    },
  ]);
});

test('equal ids of shops without a common chain say nothing', async () => {
  await load('Beta', [['2001', 'Velvet Moor Serum 30 ml']], { chain: 'beta' });
  await load('Gamma', [['2001', 'Copper Fern Serum 30 ml']]);
  const { report } = await load('Delta', [['2001', 'Pebble Grove Serum 30 ml']], {
    chain: 'delta',
  });
  expect(report.matched).toMatchObject({ 'chain id': 0, new: 1 });
  expect(await productsOf('Gamma')).toEqual(['Copper Fern Serum']);
});

test('the operator’s answers win, and open questions are decided once the chain is stated', async () => {
  await load('Epsilon US', [
    ['3001', 'Winter Lantern Serum'],
    ['3002', 'Amber Willow Serum'],
  ]);
  const renamed: Entry[] = [
    ['3001', 'Winter Lantern Hydrating Serum', 'Lumivera', '48.00'],
    ['3002', 'Amber Willow Hydrating Serum', 'Lumivera', '48.00'],
  ];
  await load('Epsilon Canada', renamed);
  const questions = await questionsOf('Epsilon Canada');
  expect(questions).toMatchObject([{ retailerKey: '3001' }, { retailerKey: '3002' }]);
  await settleMatch(deps, { id: questions[0]?.id ?? 0, belongsTo: 'new' });
  for (const name of ['Epsilon US', 'Epsilon Canada'])
    await changeRetailer(deps, { name, chain: 'epsilon' });
  const { report } = await load('Epsilon Canada', renamed);
  expect(report.matched).toMatchObject({ 'chain id': 1, operator: 1 });
  expect(await productsOf('Epsilon Canada')).toEqual([
    'Amber Willow Serum',
    'Winter Lantern Hydrating Serum',
  ]);
  expect(await questionsOf('Epsilon Canada')).toEqual([]);
});

test('a product has one entry per shop, also with ids of a chain', async () => {
  const chain = 'zeta';
  await load('Zeta US', [['4001', 'Marble Thicket Serum 30 ml']], { chain });
  await load('Zeta Canada', [['4000', 'Marble Thicket Serum 30 ml']], { chain });
  const { report } = await load(
    'Zeta Canada',
    [
      ['4000', 'Marble Thicket Serum 30 ml'],
      ['4001', 'Fourré de Marbre 30 ml'],
    ],
    { chain },
  );
  expect(report.states).toMatchObject({ placed: 2, double: 0 });
  expect(await productsOf('Zeta Canada')).toEqual(['Fourré de Marbre', 'Marble Thicket Serum']);
});
