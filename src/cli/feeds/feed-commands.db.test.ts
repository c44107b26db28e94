import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { retailerCommands } from '../catalog/retailer.server';
import type { CommandValues } from '../command-values';
import { ingest } from './feed.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-feed-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const deps = testDeps(await openTestDatabase(), {
  feeds: createFeeds({ folder, read: readInProcess }),
});

/** Returns the exit code and the output. */
async function withOutput(run: (print: (line: string) => void) => Promise<number | undefined>) {
  const lines: string[] = [];
  return { code: await run((line) => void lines.push(line)), text: lines.join('\n') };
}

const ingestPath = (path: string, values: CommandValues = {}) =>
  withOutput((print) =>
    ingest(deps, { retailer: 'Store A', json: true, ...values }, [path], print),
  );

const runRetailer = (name: string, args: string[] = [], values: CommandValues = {}) =>
  withOutput(async (print) =>
    retailerCommands[`retailer ${name}`]?.run({
      deps,
      values,
      args,
      applied: [],
      startWorker: () => Promise.reject(new Error('not needed')),
      rotateKey: () => Promise.reject(new Error('not needed')),
      print,
    }),
  );

const csv = (id: string) =>
  `id,name,brand,url,price,currency,category\n${id},Quiet ${id} Serum 30 ml,Lumivera,https://shop.example/${id},19.99,USD,Face Serums\n`;

test('the files of a folder are one feed', async () => {
  const several = join(folder, 'several');
  mkdirSync(several);
  writeFileSync(join(several, 'one.txt'), csv('fern'));
  writeFileSync(join(several, 'two.dat'), gzipSync(csv('reed')));
  const { code, text } = await ingestPath(several);
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({ read: 2, newProducts: 2 });
});

test('a file that is not a feed is a failure', async () => {
  const path = join(folder, 'letter.txt');
  writeFileSync(path, 'Dear Sir,\nGoodbye.\n');
  expect(await ingestPath(path, { 'dry-run': true })).toMatchObject({ code: 1 });
});

test('a missing file creates no retailer', async () => {
  const missing = join(folder, 'nowhere.csv');
  await expect(ingestPath(missing, { retailer: 'Store Z' })).rejects.toThrow(
    'There is no file or folder',
  );
  expect((await runRetailer('list')).text).not.toContain('Store Z');
});

test('the details of a store are changed', async () => {
  const details = { returns: '60 days', 'price-match': 'yes' };
  await expect(runRetailer('set', ['Store', 'A'], details)).rejects.toThrow(
    'specify the domains of its pages',
  );
  const domains = 'store-a.example';
  expect((await runRetailer('set', ['Store', 'A'], { ...details, domains })).text).toContain(
    'price match on store-a.example  returns: 60 days',
  );
});

test('the chain of a store is set, shown and refused', async () => {
  expect((await runRetailer('set', ['Store', 'A'], { chain: ' thg ' })).text).toContain(
    'chain thg',
  );
  expect((await runRetailer('list')).text).toContain('chain thg');
  await expect(runRetailer('set', ['Store', 'A'], { chain: 'The Hut' })).rejects.toThrow('--chain');
  expect((await runRetailer('set', ['Store', 'A'], { chain: '' })).text).not.toContain('chain');
});
