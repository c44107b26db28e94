import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { zipOf } from '../../../tests/factories/zip';
import { watchChildrenMemory } from '../../../tests/setup/children-memory';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { createFeeds, type FeedsOptions } from './create-feeds.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-hostile-'));
const megabyte = 1024 * 1024;
/** Memory of Node and our program, plus one record at its limit. */
const usualBytes = 320 * megabyte;
let files = 0;

/** Reads a feed as a run does; returns the result and the memory that the child process used. */
async function read(content: string | Uint8Array, options: Pick<FeedsOptions, 'read'> = {}) {
  files += 1;
  const path = join(folder, `feed-${files}`);
  writeFileSync(path, content);
  const reading = { now: new Date('2026-03-01T12:00:00Z'), currency: null, linkTemplate: null };
  const feed = await createFeeds({ folder, ...options }).open(path, {
    ...reading,
    etag: null,
    lastModified: null,
  });
  if (!feed) throw new Error('unchanged');
  const memory = watchChildrenMemory();
  let offers = 0;
  try {
    for await (const rows of feed.rows()) {
      for (const row of rows) if (row.read().offer) offers += 1;
    }
  } finally {
    memory.stop();
  }
  return { offers, broken: feed.brokenBecause(), peakBytes: memory.stop() };
}

const item =
  '<item><g:id>1</g:id><title>Serum</title><link>https://shop.example/1</link><g:price>9 USD</g:price></item>';
const rss = (rest: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${item}\n${rest}`;
const product = '{"id":1,"title":"Serum","url":"https://shop.example/1","price":"9"}';
const header = 'id,name,brand,url,price\n';
const row = 'k1,Serum,Lumivera,https://shop.example/1,9\n';
const long = 'x'.repeat(10_000_000);
const oneMegabyte = `${header + row}${'k'.repeat(1_000_000)}\n`;
const sixMegabytes = `${header + row}${'k'.repeat(6_000_000)}\n`;
const bomb = gzipSync(header + row + 'k'.repeat(90_000_000));

describe('a feed beyond a limit is read up to the limit and reports it:', () => {
  test.each([
    [
      'three million nested elements',
      () => gzipSync(rss('<a>'.repeat(3_000_000))),
      'elements are nested more than 256 deep (line 3)',
    ],
    [
      'nested elements in an entry',
      () => rss(`<item>${'<a>'.repeat(1_000)}`),
      'elements are nested more than 256 deep (line 3)',
    ],
    [
      'a long name',
      () => rss(`<${long}>`),
      'a tag, a comment or a section has more than 1,000,000 characters (line 3)',
    ],
    [
      'a name just over the limit',
      () => rss(`<${'x'.repeat(500)}>`),
      'a name has more than 300 characters (line 3)',
    ],
    [
      'a long attribute',
      () => rss(`<a b="${long}">`),
      'a tag, a comment or a section has more than 1,000,000 characters (line 3)',
    ],
    [
      'an attribute just over the limit',
      () => rss(`<a b="${'x'.repeat(200_000)}">`),
      'an attribute has more than 100,000 characters (line 3)',
    ],
    [
      'many attributes',
      () => rss(`<a ${Array.from({ length: 1_000 }, (_, n) => `b${n}="1"`).join(' ')}>`),
      'an element has more than 500 attributes (line 3)',
    ],
    [
      'a long comment',
      () => rss(`<!--${long}`),
      'a tag, a comment or a section has more than 1,000,000 characters (line 3)',
    ],
    [
      'a long CDATA section',
      () => rss(`<![CDATA[${long}`),
      'a tag, a comment or a section has more than 1,000,000 characters (line 3)',
    ],
    [
      'a long declaration',
      () => rss(`<!DOCTYPE ${long}`),
      'a tag, a comment or a section has more than 1,000,000 characters (line 3)',
    ],
    [
      'JSON nested too deep',
      () => `{"products":[${product},${'['.repeat(3_000_000)}`,
      'objects and lists are nested more than 256 deep (entry 2)',
    ],
    [
      'a long JSON string',
      () => `{"products":[${product},\n{"id":"${long}`,
      'a string or a number has more than 2,000,000 characters (entry 2)',
    ],
    [
      'a long JSON number',
      () => `{"products":[${product},\n{"id":${'1'.repeat(10_000_000)}`,
      'a string or a number has more than 2,000,000 characters (entry 2)',
    ],
    [
      'a long JSON entry',
      () => `{"products":[${product},\n{"a":[${'"x",'.repeat(2_000_000)}`,
      'an entry has more than 4,000,000 characters (entry 2)',
    ],
    [
      'a long JSON Lines line',
      () => `${product}\n{"id":"${long}`,
      'a line has more than 4,000,000 characters (line 2)',
    ],
    [
      'a deeply nested JSON Lines line',
      () => `${product}\n${'['.repeat(1_000_000)}\n`,
      'objects and lists are nested more than 256 deep (line 2)',
    ],
    [
      'many columns',
      () => `${header}${row}${','.repeat(3_000_000)}\n`,
      'a row has more than 2,000 cells (line 3)',
    ],
    [
      'long column names',
      () => `id,name,url,price,${`${'x'.repeat(290)},`.repeat(500)}\nk1,Serum\n`,
      'the field names have more than 40,000 characters in total',
    ],
    ['a gzip bomb', () => bomb, 'it unpacks to more than 400 times its size'],
    [
      'a gzip bomb in a zip',
      () => zipOf([{ name: 'a', data: bomb, isDeflated: true }]),
      'it unpacks to more than 400 times its size',
    ],
    [
      'a zip of thirty large files',
      () =>
        zipOf(
          Array.from({ length: 30 }, (_, n) => ({
            name: `${n}.csv`,
            data: sixMegabytes,
            isDeflated: true,
          })),
        ),
      'it unpacks to more than 400 times its size',
    ],
    [
      'a zip with overlapping entries',
      () =>
        zipOf([
          { name: 'a.csv', data: oneMegabyte, isDeflated: true },
          ...Array.from({ length: 900 }, () => ({
            ...{ name: 'a.csv', data: oneMegabyte, isDeflated: true, sharesFirst: true },
          })),
        ]),
      'it unpacks to more than 400 times its size',
    ],
    [
      'a zip with too many files',
      () =>
        zipOf(
          Array.from({ length: 1_001 }, (_, n) => ({
            name: `${n}.csv`,
            data: n ? '' : header + row,
          })),
        ),
      'the zip contains more than 1,000 files',
    ],
  ])('%s', async (_, content, reason) => {
    const { offers, broken, peakBytes } = await read(content());
    expect(broken).toBe(reason);
    expect(offers).toBeGreaterThanOrEqual(reason.startsWith('the field names') ? 0 : 1);
    expect(peakBytes).toBeLessThan(usualBytes);
  });
});

describe('a zip entry that cannot be unpacked does not affect the others:', () => {
  const good = { name: 'good.csv', data: header + row };
  test.each([
    ['encrypted', { name: 'a.csv', data: 'secret', isEncrypted: true }],
    [
      'larger than it says',
      { name: 'a.csv', data: 'x'.repeat(1_000), isDeflated: true, claimedSize: 10 },
    ],
    [
      'smaller than it says',
      { name: 'a.csv', data: 'x', isDeflated: true, claimedSize: 2_000_000_000 },
    ],
    [
      'of a size only zip64 could have',
      { name: 'a.csv', data: 'x', isDeflated: true, claimedSize: 0xffffffff },
    ],
  ])('%s', async (_, entry) => {
    const { offers, broken } = await read(zipOf([good, entry]), { read: readInProcess });
    expect(offers).toBe(1);
    expect(broken).toMatch(/zip/);
  });
});

describe('values over the limit are cut:', () => {
  test.each([
    [
      'text in XML',
      rss(
        `<item><g:id>2</g:id><title>${long}</title><link>https://shop.example/2</link><g:price>9 USD</g:price></item></channel></rss>`,
      ),
    ],
    [
      'a CSV cell',
      `${header}${row}k2,"${'x'.repeat(20_000_000)}",Lumivera,https://shop.example/2,9\n`,
    ],
    [
      'a JSON string',
      `{"products":[${product},{"id":2,"title":"${'x'.repeat(1_500_000)}","url":"https://shop.example/2","price":"9"}]}`,
    ],
  ])('%s', async (_, content) => {
    const { offers, broken, peakBytes } = await read(content);
    expect(broken).toBeNull();
    expect(offers).toBe(2);
    expect(peakBytes).toBeLessThan(usualBytes);
  });
});

describe('hostile cells do not block the site process:', () => {
  const spaces = ' '.repeat(feedLimits.maxValueLength);
  test.each([
    ['spaces', `1${spaces}1`],
    ['digits', '1'.repeat(feedLimits.maxValueLength)],
    ['separators', '1,'.repeat(feedLimits.maxValueLength / 2)],
    ['tags', '<'.repeat(feedLimits.maxValueLength)],
    ['entities', '&#x'.repeat(feedLimits.maxValueLength / 3)],
    ['brackets', '((('.repeat(feedLimits.maxValueLength / 3)],
  ])('%s', async (_, value) => {
    const names =
      'id,name,brand,url,price,sale_price,sale_price_effective_date,availability,gtin,size,color,category,image_link,description,ingredients,shipping,quantity';
    const cells = names.split(',').map(() => `"${value}"`);
    const feed = `${names}\n${`${cells.join(',')}\n`.repeat(5)}`;
    expect((await read(feed, { read: readInProcess })).broken).toBeNull();
  });
});
