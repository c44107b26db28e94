import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { readImportedData } from '~/db/testing/feeds.server';
import { dayMs } from '~/domain/durations';
import { killableDatabase } from '../../../tests/setup/killable-database';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-faults-'));
const feeds = createFeeds({ folder, read: readInProcess });
const header = 'id,title,brand,link,price,availability,google_product_category,gtin,size\n';
const sizes = [30, 50];

/** The feed on a given day: prices change, rows appear and disappear, some are broken or duplicated. */
function writeDay(day: number): string {
  const rows = Array.from({ length: 9 }, (_, n) => n + day)
    .filter((n) => (n * 7 + day) % 9 !== 0)
    .flatMap((n) =>
      sizes.map((ml) => {
        const price =
          n % 11 === 5 ? 'soon' : `${(10 + ((n * 3 + day) % 7) + ml / 100).toFixed(2)} USD`;
        const title = `Lumivera Calm ${n % 6 === 0 ? 'Zarblax' : 'Serum'} No ${n} ${ml} ml`;
        const shelf = n % 6 === 0 ? 'Gloop' : 'Skin Care > Serums';
        return `${n}-${ml},${title},Lumivera ${n % 3},https://shop.example/${n}/${ml},${price},in stock,${shelf},,${ml} ml`;
      }),
    );
  const path = join(folder, `day-${day}.csv`);
  writeFileSync(path, `${header}${rows.join('\n')}\n`);
  return path;
}

const feedInput = (address: string) => ({
  address,
  retailer: { name: 'Store' },
  isFull: true,
  isTrial: false,
  isAccepted: false,
  batchRows: 6,
});

test('a run killed many times has the same result as an undisturbed one', async ({ signal }) => {
  const quiet = testDeps(await openTestDatabase(), { feeds });
  const db = await openTestDatabase();
  // The slower engine tries fewer.
  const minDeaths = db.kind === 'postgres' ? 60 : 40;
  const mortal = killableDatabase(db);
  const deps = { ...testDeps(mortal.db, { feeds }) };
  // A deterministic pseudorandom sequence.
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 8) % below;
  };
  let deaths = 0;
  for (let day = 1; deaths < minDeaths; day += 1) {
    const path = writeDay(day);
    quiet.clock.advance(dayMs);
    await ingestFile(quiet, feedInput(path));
    deps.clock.advance(dayMs);
    for (let survived = false; !survived; ) {
      // After a timeout the database is closed, every attempt fails, and the loop would never end.
      signal.throwIfAborted();
      // Every tenth attempt is not killed, so that the loop ends.
      if (random(10) > 0) mortal.killAfter(1 + random(random(3) > 0 ? 50 : 120));
      survived = await ingestFile(deps, feedInput(path)).then(
        () => true,
        () => false,
      );
      mortal.revive();
      if (!survived) {
        deaths += 1;
        // Let the lease of the killed run expire.
        deps.clock.advance(31_000);
      }
    }
  }
  expect(deaths).toBeGreaterThanOrEqual(minDeaths);
  expect(await readImportedData(db)).toEqual(await readImportedData(quiet.db));
});
