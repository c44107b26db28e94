import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { findRetailerByName } from '~/db/catalog/retailer.repo.server';
import { listOtherNames } from '~/db/matching/other-name.repo.server';
import { hourMs } from '~/domain/durations';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { listMatchQuestions } from '../matching/list-match-questions.server';
import { settleMatch } from '../matching/settle-match.server';
import { undoMatch } from '../matching/undo-match.server';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-other-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });
let nextFile = 1;

/** Imports a feed of a retailer with one entry per title; returns how they were matched. */
async function load(name: string, titles: readonly string[], price = '20.00') {
  deps.clock.advance(hourMs);
  const address = join(folder, `${nextFile}.csv`);
  nextFile += 1;
  const lines = titles.map(
    (title, at) =>
      `${at},${title},Lumivera,https://shop.example/${at},${price} USD,in stock,Skin Care > Face Serums`,
  );
  const header = 'id,title,brand,link,price,availability,google_product_category';
  writeFileSync(address, `${[header, ...lines].join('\n')}\n`);
  const run = { address, isFull: true, isTrial: false, isAccepted: true };
  const { report } = await ingestFile(deps, { ...run, retailer: { name } });
  return report.matched;
}

/** The names that a retailer's offers are compared with; those of a new retailer if there is none. */
async function otherNames(retailerName = ''): Promise<string[]> {
  const retailer = await findRetailerByName(db, retailerName);
  const query = { exceptRetailerId: retailer?.id ?? 0, afterId: 0, limit: 100 };
  return (await listOtherNames(db, query)).map(({ name }) => name);
}

test('an offer is matched by the name that another shop gave the product', async () => {
  await load('Store A', ['Velmira Moisturizer 30 ml', 'Tilda Serum 30 ml']);
  expect(await load('Store B', ['Velmira Firming Moisturizer'])).toMatchObject({ title: 1 });
  expect(await otherNames()).toEqual(['Velmira Firming Moisturizer']);
  // Of another size, it is another product.
  expect(await load('Store C', ['Velmira Firming 50 ml'])).toMatchObject({ title: 0, new: 1 });
  expect(await load('Store D', ['Velmira Firming 30 ml'])).toMatchObject({ title: 1, new: 0 });
  // A known entry keeps its name when its price changes.
  await load('Store B', ['Velmira Firming Moisturizer'], '21.00');
  expect(await otherNames()).toEqual(['Velmira Firming Moisturizer', 'Velmira Firming']);
  // A retailer's own names are left out.
  expect(await otherNames('Store B')).toEqual(['Velmira Firming']);
});

test('the operator’s answers teach names, until they are taken back', async () => {
  await load('Store F', ['Moonlite Barrier Serum']);
  await load('Store G', ['Moonlite Serum Supreme']);
  const [question] = await listMatchQuestions(deps, { limit: 1 });
  const belongsTo = question?.candidates[0]?.productId ?? 0;
  const { id = 0 } = question ?? {};
  expect(await settleMatch(deps, { id, belongsTo })).toBe('settled');
  await load('Store G', ['Moonlite Serum Supreme']);
  expect(await otherNames()).toContain('Moonlite Serum Supreme');
  expect(await load('Store H', ['Moonlite Supreme Serum'])).toMatchObject({ title: 1 });
  expect(await undoMatch(deps, { id })).toBe('undone');
  await load('Store G', ['Moonlite Serum Supreme']);
  expect(await otherNames()).not.toContain('Moonlite Serum Supreme');
});
