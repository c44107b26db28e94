import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { findCatalogState, findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { listProductsById } from '~/db/catalog/product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { listForeignPrices } from '~/db/prices/foreign-price.repo.server';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { listSearchProducts } from '~/db/search/search-product.repo.server';
import { findLastTaggedProductId } from '~/db/search/tag-progress.repo.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { countRows } from '~/db/testing/tables.server';
import { dayMs, hourMs, minuteMs } from '~/domain/durations';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { changeRetailer } from '../catalog/change-retailer.server';
import { showProductPage } from '../catalog/show-product-page.server';
import { followOffer } from '../clicks/follow-offer.server';
import { reportClicks } from '../clicks/report-clicks.server';
import { listMatchQuestions } from '../matching/list-match-questions.server';
import { addCategoryRule } from '../matching/manage-category-rules.server';
import { settleMatch } from '../matching/settle-match.server';
import { undoMatch } from '../matching/undo-match.server';
import { loadExchangeRates } from '../prices/manage-exchange-rates.server';
import { deriveProductTags } from '../search/derive-product-tags.server';
import { ingestFile } from './ingest-file.server';
import { findRun } from './manage-feeds.server';
import { mapFeedCategories } from './map-feed-categories.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-feeds-'));
const header = 'id,title,brand,link,price,availability,google_product_category,gtin,size\n';

function feedFile(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${header}${lines.join('\n')}\n`);
  return path;
}

const line = (n: number, price = `${10 + n}.00 USD`, stock = 'in stock') =>
  `sku-${n},Lumivera Calming Serum No ${n} 30 ml,Lumivera,https://shop.example/${n},${price},${stock},Health & Beauty > Personal Care > Cosmetics > Skin Care > Face Serums,,30 ml`;

function site(on: Database) {
  const deps = testDeps(on, { feeds: createFeeds({ folder, read: readInProcess }) });
  const ingest = (address: string, given: Partial<Parameters<typeof ingestFile>[1]> = {}) =>
    ingestFile(deps, {
      address,
      retailer: { name: 'Store A' },
      isFull: true,
      isTrial: false,
      isAccepted: false,
      ...given,
    });
  return { deps, ingest };
}

const db = await openTestDatabase();
const { deps, ingest: ingestAs } = site(db);
/** Each test has its own retailer, with products that no other test uses. */
function store(name: string) {
  const files = { next: 1 };
  const rowOf = (n: number, price?: string, stock?: string) =>
    line(n, price, stock).replaceAll('Lumivera', `${name} Labs`);
  return {
    row: rowOf,
    ingest: (lines: readonly string[], given: Partial<Parameters<typeof ingestFile>[1]> = {}) => {
      deps.clock.advance(hourMs);
      files.next += 1;
      return ingestAs(feedFile(`${name}-${files.next}.csv`, lines), {
        retailer: { name },
        ...given,
      });
    },
    offers: async () =>
      (await listOffersOfRetailer(db, name)).map(({ priceCents, inStock }) =>
        inStock ? priceCents : 'out',
      ),
    products: async () => {
      const ids = (await listOffersOfRetailer(db, name)).map(({ productId }) => productId);
      return listProductsById(db, ids, ids.length);
    },
  };
}

describe('importing a feed', () => {
  test('new products get tags and join the family of their other shades and sizes', async () => {
    const lipstick = (id: string, title: string) =>
      `${id},${title},Omicron Labs,https://shop.example/${id},12.00 USD,in stock,Makeup > Lips > Lipstick,,`;
    const shades = ['Matte Lipstick in True Red', 'Matte Lipstick in Plum Noir'];
    await ingestAs(feedFile('omicron-1.csv', [lipstick('k1', shades[0] ?? '')]), {
      retailer: { name: 'Omicron' },
    });
    // The second run reads the families from the database.
    await ingestAs(
      feedFile('omicron-2.csv', [
        lipstick('k1', shades[0] ?? ''),
        lipstick('k2', shades[1] ?? ''),
        lipstick('k3', 'Satin Lipstick in True Red'),
      ]),
      { retailer: { name: 'Omicron' } },
    );
    const omicronProducts = async () =>
      (await listSearchProducts(db, { afterId: 0, limit: 1_000 })).filter(
        ({ brand }) => brand === 'Omicron Labs',
      );
    const products = await omicronProducts();
    const [red, plum, satin] = products;
    expect(products.map(({ familyId }) => familyId)).toEqual([red?.id, red?.id, satin?.id]);
    expect(red?.tags).toEqual(
      expect.arrayContaining(['type:lipstick', 'shade:red', 'finish:matte:3']),
    );
    expect(plum?.tags).toEqual(expect.arrayContaining(['shade:plum']));
    expect(red?.stores).toHaveLength(1);
    expect(await findLastTaggedProductId(db)).toBe(0);
    await deriveProductTags(deps);
    expect(await findLastTaggedProductId(db)).toBe(satin?.id);
    const unversioned = (list: typeof products) => list.map(({ rowVersion, ...rest }) => rest);
    expect(unversioned(await omicronProducts())).toEqual(unversioned(products));
  });

  test('the category of the feed tells the type where the name does not', async () => {
    const row = 'p1,Overnight Miracle,Sampi Labs,https://shop.example/p1,12.00 USD,in stock';
    await ingestAs(feedFile('sampi.csv', [`${row},Skincare > Exfoliation > Facial Peels,,`]), {
      retailer: { name: 'Sampi' },
    });
    const peel = async () =>
      (await listSearchProducts(db, { afterId: 0, limit: 1_000 })).find(
        ({ brand }) => brand === 'Sampi Labs',
      );
    expect((await peel())?.tags).toContain('type:face-peel');
    await deriveProductTags(deps);
    expect((await peel())?.tags).toContain('type:face-peel');
  });

  test('an answer places an offer, and undoing it takes the offer off the product', async () => {
    const shelf = 'Skincare > Serums,,';
    const ingestOne = async (retailer: string, price: string) => {
      deps.clock.advance(minuteMs);
      const row = `q1,Moonlite Serum,Quill Labs,https://shop.example/q1,${price} USD,in stock,${shelf}`;
      return (await ingestAs(feedFile(`${retailer}.csv`, [row]), { retailer: { name: retailer } }))
        .report.states;
    };
    await ingestOne('Quarto', '12.00');
    const uncertain = () => ingestOne('Quinto', '59.00');
    const shown = async () =>
      (await listOffersOfRetailer(db, 'Quinto')).filter(({ inStock }) => inStock).length;
    expect(await uncertain()).toMatchObject({ question: 1, placed: 0 });
    const question = (await listMatchQuestions(deps, { limit: 10 })).find(
      ({ retailer }) => retailer === 'Quinto',
    );
    const { id = 0, candidates: [candidate] = [] } = question ?? {};
    await settleMatch(deps, { id, belongsTo: candidate?.productId ?? 0 });
    expect(await uncertain()).toMatchObject({ question: 0, placed: 1 });
    expect(await shown()).toBe(1);
    await undoMatch(deps, { id });
    expect(await uncertain()).toMatchObject({ question: 1, placed: 0 });
    expect(await shown()).toBe(0);
    await settleMatch(deps, { id, belongsTo: 'new' });
    expect(await uncertain()).toMatchObject({ question: 0, placed: 1 });
    await undoMatch(deps, { id });
    await settleMatch(deps, { id, belongsTo: candidate?.productId ?? 0 });
    await uncertain();
    const offers = (await listOffersOfRetailer(db, 'Quinto')).filter(({ inStock }) => inStock);
    expect(offers).toMatchObject([{ productName: 'Moonlite Serum' }]);
  });

  test('creates products, offers and prices', async () => {
    const { ingest, row, products } = store('Alpha');
    const { state, report } = await ingest([row(1), row(2, '12.50 USD', 'out of stock')]);
    expect(state).toBe('done');
    expect(report).toMatchObject({ format: 'google-csv', read: 2, new: 2, newProducts: 2, bad: 0 });
    expect(await listOffersOfRetailer(db, 'Alpha')).toMatchObject([
      { productName: 'Calming Serum No 1', priceCents: 1_100, inStock: true },
      { productName: 'Calming Serum No 2', priceCents: 1_250, inStock: false },
    ]);
    expect((await products())[0]).toMatchObject({
      category: 'skincare',
      subcategory: 'serums',
      size: { amount: 30, unit: 'ml' },
    });
  });

  test('an unchanged row costs nothing, a new price is a change', async () => {
    const { ingest, row, offers } = store('Beta');
    await ingest([row(1), row(2), row(3)]);
    const { report } = await ingest([row(3), row(1, '9.99 USD'), row(2)]);
    expect(report).toMatchObject({ read: 3, unchanged: 2, changed: 1, new: 0, newProducts: 0 });
    expect(report.matched['own id']).toBe(1);
    expect(await offers()).toEqual([999, 1_200, 1_300]);
    const again = await ingest([row(3), row(1, '9.99 USD'), row(2)]);
    expect(again.state).toBe('unchanged');
  });

  test('matches another store’s offer of the same product', async () => {
    const { row } = store('Beta');
    const gamma = store('Gamma');
    const { report } = await gamma.ingest([row(2, '8.00 USD').replace('sku-2', 'other-id')]);
    expect(report).toMatchObject({ new: 1, newProducts: 0 });
    expect(report.matched.title).toBe(1);
  });

  test('offers missing from two full feeds go out of stock, and return when listed again', async () => {
    const { ingest, row, offers } = store('Delta');
    const all = [1, 2, 3, 4].map((n) => row(n));
    await ingest(all);
    expect((await ingest(all.slice(1))).report).toMatchObject({ missing: 1, outOfStock: 0 });
    expect(await offers()).toEqual([1_100, 1_200, 1_300, 1_400]);
    expect((await ingest(all.slice(1))).report).toMatchObject({ missing: 1, outOfStock: 1 });
    expect(await offers()).toEqual(['out', 1_200, 1_300, 1_400]);
    await ingest(all);
    expect(await offers()).toEqual([1_100, 1_200, 1_300, 1_400]);
  });

  test('a delta feed does not change unlisted offers', async () => {
    const { ingest, row, offers } = store('Epsilon');
    await ingest([1, 2, 3].map((n) => row(n)));
    for (const price of ['1.00', '2.00', '3.00'])
      await ingest([row(9, `${price} USD`)], { isFull: false });
    expect(await offers()).toEqual([1_100, 1_200, 1_300, 300]);
  });

  test('an unchanged offer is marked as seen about once a day', async () => {
    const { ingest, row } = store('Sigma');
    const seen = async () =>
      (await listOffersOfRetailer(db, 'Sigma')).map(({ seenAt }) => seenAt.getTime());
    await ingest([row(1)]);
    const [first = 0] = await seen();
    await ingest([row(1)]);
    expect(await seen()).toEqual([first]);
    deps.clock.advance(dayMs);
    expect((await ingest([row(1)])).state).toBe('unchanged');
    expect(await seen()).toEqual([deps.clock.now().getTime()]);
  });

  test('reports a bad row with line, field, value and reason, and continues', async () => {
    const { ingest, row } = store('Zeta');
    const { report } = await ingest([
      row(1),
      row(2, 'call us'),
      row(1),
      row(4).replace('https://shop', 'javascript:alert'),
    ]);
    expect(report).toMatchObject({ read: 4, new: 1, bad: 3 });
    expect(report.problems).toEqual([
      { line: 3, field: 'price', value: 'call us', reason: 'this is not a price' },
      { line: 4, field: 'id', value: 'sku-1', reason: expect.stringContaining('same id') },
      {
        line: 5,
        field: 'link',
        value: expect.stringContaining('javascript'),
        reason: 'this is not a web address',
      },
    ]);
  });

  test('counts every lost row with a reason and a sample', async () => {
    const { ingest, row } = store('Aliquot');
    const { state, report } = await ingest([
      row(1),
      row(2),
      row(3, 'call us'),
      row(4, 'soon'),
      row(5, '1000000.01 USD'),
      `${row(6)},unquoted,delimiters`,
      row(7),
      row(8),
    ]);
    expect(report).toMatchObject({ read: 7, unreadable: 1, bad: 4, new: 4 });
    expect(report.lost).toMatchObject([
      { reason: 'this is not a price', count: 2, sample: { line: 4, value: 'call us' } },
      { reason: 'the price is above $1,000,000.00', count: 1, sample: { line: 6 } },
    ]);
    expect(report.unreadableRows).toMatchObject([
      { reason: expect.stringContaining('cells instead of'), count: 1, sample: { line: 7 } },
    ]);
    expect(state).toBe('partial');
  });

  test('a feed of only bad rows fails', async () => {
    const { ingest, row } = store('Nemo');
    const { state, report } = await ingest([row(1, 'free'), row(2, 'soon')]);
    expect({ state, broken: report.broken }).toEqual({
      state: 'failed',
      broken: 'all 2 rows are unusable',
    });
    expect((await ingest([row(1, 'free')], { isTrial: true })).state).toBe('failed');
  });

  test('a file cut in the middle of a row keeps the missing offers', async () => {
    const { row, offers, ingest } = store('Torso');
    const lines = Array.from({ length: 20 }, (_, n) => row(n + 1));
    await ingest(lines);
    const cut = feedFile('torso-cut.csv', lines);
    const text = readFileSync(cut, 'utf8');
    // In the middle of the link of the twelfth row, and within its last cell.
    const ends = ['https://shop.example/12', 'Face Serums,,30'].map(
      (end) => text.indexOf(end, text.indexOf('sku-12,')) + end.length,
    );
    for (const [at, state] of [
      [ends[0], 'partial'],
      [ends[1], 'held'],
    ] as const) {
      for (let run = 0; run < 3; run += 1) {
        deps.clock.advance(hourMs);
        writeFileSync(cut, text.slice(0, at));
        const outcome = await ingestAs(cut, { retailer: { name: 'Torso' } });
        expect(outcome).toMatchObject({ state, report: { missing: 0, outOfStock: 0 } });
      }
    }
    expect(await offers()).toHaveLength(20);
    expect(await offers()).not.toContain('out');
  });

  test('rows that cannot be split do not put their offers out of stock', async () => {
    const { ingest, row, offers } = store('Splinter');
    const lines = [1, 2, 3, 4, 5, 6].map((n) => row(n));
    await ingest(lines);
    const broken = lines.map((each, n) => (n === 5 ? `${each},a,b` : each));
    for (let run = 0; run < 3; run += 1) await ingest(broken);
    expect(await offers()).not.toContain('out');
  });

  test('an invalid URL is a bad row and does not end the run', async () => {
    const { ingest, row, offers } = store('Aleph');
    const { state, report } = await ingest([
      row(1),
      row(2).replace('https://shop.example/', 'https://1.2.3.999/'),
      row(3),
    ]);
    expect(state).toBe('partial');
    expect(report).toMatchObject({ new: 2, bad: 1 });
    expect(report.problems).toMatchObject([{ line: 3, field: 'link' }]);
    expect(await offers()).toEqual([1_100, 1_300]);
  });

  test('groups sizes of a formula across batches and runs', async () => {
    const { ingest, row, products } = store('Beth');
    const sized = (ml: number) =>
      row(1)
        .replaceAll('30 ml', `${ml} ml`)
        .replace('sku-1', `sku-${ml}`)
        .replace('/1,', `/${ml},`);
    await ingest([sized(30), sized(50), sized(75), sized(100)], { batchRows: 1 });
    await ingest([sized(200), sized(250)], { isFull: false });
    const all = await products();
    expect(all.map(({ size }) => size?.amount)).toEqual([30, 50, 75, 100, 200, 250]);
    expect(new Set(all.map(({ groupId }) => groupId))).toEqual(new Set([all[0]?.id]));
  });

  test('does not group two strengths of a product as its sizes', async () => {
    const { ingest, row, products } = store('Strong');
    const strong = (n: number, percent: string, ml: number) =>
      row(n)
        .replace(/[^,]*Serum[^,]*/, `Retinol ${percent} Night Serum ${ml} ml`)
        .replaceAll('30 ml', `${ml} ml`);
    await ingest([strong(1, '0.5%', 30), strong(2, '1%', 50)]);
    const all = await products();
    expect(all.map(({ size }) => size?.amount)).toEqual([30, 50]);
    expect(new Set(all.map(({ groupId }) => groupId)).size).toBe(2);
  });

  test('finds brands in titles when the feed states none', async () => {
    const { ingest, row, products } = store('Nameless');
    const brandless = (n: number, title: string) =>
      row(n).replace(/,[^,]*Serum[^,]*,[^,]*,/, `,${title},,`);
    const { report } = await ingest([
      brandless(1, 'Quillon Night Cream'),
      brandless(2, 'Quillon Rose Toner'),
      brandless(3, 'Quillon Clay Mask'),
      brandless(4, 'The Ordinary Zinc Serum'),
      brandless(5, 'Hydrating Hand Cream'),
    ]);
    expect(report.states).toMatchObject({ placed: 4, incomplete: 1 });
    expect(report.problems).toMatchObject([
      { line: 6, field: 'brand', value: 'Hydrating Hand Cream' },
    ]);
    expect((await products()).map(({ name }) => name)).toContain('Night Cream');
    expect((await products()).map(({ name }) => name)).toContain('Zinc Serum');
  });

  test('quarantines prices without a currency until the operator names it', async () => {
    const { ingest, row, offers } = store('Moneta');
    const lines = [1, 2, 3].map((n) => row(n, `${10 + n}.00`));
    const first = await ingest(lines);
    expect(first).toMatchObject({
      state: 'held',
      report: {
        heldBecause: '3 of 3 prices have no currency: set it with --currency CODE',
        withoutCurrency: 3,
        states: { incomplete: 3 },
      },
    });
    expect(await offers()).toEqual([]);
    expect((await ingest(lines, { currency: 'USD' })).state).toBe('done');
    expect(await offers()).toEqual([1_100, 1_200, 1_300]);
    // A later feed without a currency does not touch the prices.
    const held = await ingest(lines.map((each) => each.replace('.00,', '.50,')));
    expect(held).toMatchObject({ state: 'held' });
    expect(await offers()).toEqual([1_100, 1_200, 1_300]);
  });

  test('an unchanged feed is read again when the operator corrects its currency', async () => {
    const { ingest, row, offers } = store('Thaler');
    const lines = [1, 2, 3, 4, 5, 6].map((n) => row(n, `${100 + n}.00`));
    await ingest(lines, { currency: 'USD' });
    const held = await ingest(lines, { currency: 'CZK' });
    expect(held).toMatchObject({ state: 'held' });
    expect(held.report.heldBecause).toContain('different currency');
    const accepted = await ingest(lines, { currency: 'CZK', isAccepted: true });
    expect(accepted.report.currencies).toEqual({ CZK: 6 });
    expect(await offers()).not.toContain(10_100);
  });

  test('takes the currency from the retailer’s settings', async () => {
    const { ingest, row, offers } = store('Aureus');
    await ingest([row(1, '11.00')]);
    await changeRetailer(deps, { name: 'Aureus', currency: 'USD' });
    await ingest([row(1, '11.00')]);
    expect(await offers()).toEqual([1_100]);
  });

  test('a price whose sign may mean several currencies is not taken for dollars', async () => {
    const { ingest, row, offers } = store('Escudo');
    const { report } = await ingest([
      row(1, '199 kr'),
      row(2, '120 lei'),
      row(3, 'Dhs 250'),
      row(4),
    ]);
    expect(report).toMatchObject({ withoutCurrency: 1, currencies: { RON: 1, AED: 1 } });
    expect(await offers()).toEqual([1_400]);
  });

  test('keeps large prices of currencies without decimals', async () => {
    const { ingest, row } = store('Dong');
    const { state, report } = await ingest([row(1, '1.418.000 ₫'), row(2, '25000000 VND')]);
    expect(state).toBe('done');
    expect(report).toMatchObject({ bad: 0, currencies: { VND: 2 } });
  });

  test('compares another currency once there is a rate, and keeps the rate of the day', async () => {
    const usd = store('Florin');
    await usd.ingest([usd.row(1)]);
    const [known] = await usd.products();
    const foreign = async () => (await showProductPage(deps, { id: known?.id ?? 0 })).foreignPrices;
    expect(await foreign()).toEqual([]);
    const { ingest } = store('Guilder');
    const line = usd.row(1, '10.00 EUR');
    await ingest([line]);
    expect(await foreign()).toMatchObject([
      { retailer: 'Guilder', currency: 'EUR', priceMinor: 1_000, rate: null },
    ]);
    expect(await listOffersOfRetailer(db, 'Guilder')).toEqual([]);
    const day = deps.clock.now().toISOString().slice(0, 10);
    await loadExchangeRates(deps, `${day},EUR,1.10`);
    const { report } = await ingest([line]);
    expect(report.converted).toEqual({ EUR: { count: 1, day, dollarsPerUnit: 1.1 } });
    expect(await listOffersOfRetailer(db, 'Guilder')).toMatchObject([{ priceCents: 1_100 }]);
    expect(await foreign()).toMatchObject([{ rate: { day, dollarsPerUnit: 1.1 } }]);
    // The price in dollars follows a new rate although the feed is unchanged.
    await loadExchangeRates(deps, `${day},EUR,1.20`);
    await ingest([line]);
    expect(await listOffersOfRetailer(db, 'Guilder')).toMatchObject([{ priceCents: 1_200 }]);
  });

  test('a link to a price in another currency is redirected and counted like one to an offer', async () => {
    const usd = store('Stater');
    await usd.ingest([usd.row(1)]);
    const { ingest } = store('Tetradrachm');
    await ingest([usd.row(1, '10.00 SEK')]);
    const [known] = await usd.products();
    const [foreign] = await listForeignPrices(db, known?.id ?? 0, 10);
    const offerId = foreign?.id ?? 0;
    const target = await followOffer(deps, { offerId, counts: true });
    expect(target).toEqual({ kind: 'store', address: foreign?.url });
    await deps.clicks.flush();
    const { retailers } = await reportClicks(deps, { days: 1 });
    expect(retailers).toContainEqual({ retailer: 'Tetradrachm', clicks: 1 });
    // The id stays when the price changes, and belongs to no offer.
    await ingest([usd.row(1, '11.00 SEK')]);
    expect((await listForeignPrices(db, known?.id ?? 0, 10))[0]).toMatchObject({
      ...{ id: offerId, priceMinor: 1_100 },
    });
    expect(await listOffersById(db, [offerId], 1)).toEqual([]);
    // Once the entry is gone, so is its link.
    await ingest([usd.row(2)]);
    await ingest([usd.row(2)]);
    expect(await followOffer(deps, { offerId, counts: true })).toBeNull();
  });

  test('stores and marks another currency, but does not compare it', async () => {
    const { ingest, row, offers } = store('Eta');
    const { report } = await ingest([row(1, '10.00 PLN'), row(2)]);
    expect(report.currencies).toEqual({ PLN: 1 });
    expect(await offers()).toEqual([1_200]);
  });

  test('shows the first of two entries of a product, and the second when the first is gone', async () => {
    const { ingest, row, offers } = store('Theta');
    const twinAt = (price?: string) => row(1, price).replace('sku-1', 'twin');
    const { report } = await ingest([row(1), twinAt(), row(2), row(3)]);
    expect(report.states).toMatchObject({ placed: 3, double: 1 });
    expect(await offers()).toEqual([1_100, 1_200, 1_300]);
    for (let run = 0; run < 3; run += 1) await ingest([twinAt('7.00 USD'), row(2), row(3)]);
    expect(await offers()).toEqual([700, 1_200, 1_300]);
  });

  test('entries of one shop are two products, and the one that fits better joins another shop', async () => {
    const listed = (id: string, title: string, price: string) =>
      `${id},${title},Sigma Labs,https://shop.example/${id},${price} USD,in stock,Skin Care > Serums,,`;
    const shop = (name: string, lines: readonly string[]) =>
      ingestAs(feedFile(`${name}.csv`, lines), { retailer: { name } });
    const priceOf = async (name: string) =>
      (await listOffersOfRetailer(db, name)).map(({ productId, priceCents }) => ({
        productId,
        priceCents,
      }));
    await shop('Sigma One', [
      listed('a', 'Dew Drops Serum', '20.00'),
      listed('b', 'Dew Drops Hydrating Serum', '24.00'),
    ]);
    const [first, second] = await priceOf('Sigma One');
    expect(first?.productId).not.toBe(second?.productId);

    await shop('Sigma Three', [listed('z', 'Moonlite Serum', '20.00')]);
    const [known] = await priceOf('Sigma Three');
    const lines = [
      listed('worse', 'Moonlite Nourishing Serum', '22.00'),
      listed('better', 'Moonlite Serum', '19.00'),
    ];
    await shop('Sigma Two', lines);
    expect(await priceOf('Sigma Two')).toEqual([
      { productId: known?.productId, priceCents: 1_900 },
    ]);
    // The entry that lost its place becomes a product in the next run.
    deps.clock.advance(hourMs);
    await shop('Sigma Two', lines);
    const settled = await priceOf('Sigma Two');
    expect(settled.map(({ priceCents }) => priceCents)).toEqual([1_900, 2_200]);
    // The best pairs win, in whichever order the entries are read.
    await shop('Sigma Four', lines.toReversed());
    expect(await priceOf('Sigma Four')).toEqual(settled);
  });

  test('counts an id that is repeated in a later batch once, in the first and in later runs', async () => {
    const { ingest, row, offers } = store('Tau');
    const twin = row(1).replace('sku-1', 'twin');
    const lines = [row(1), row(2), row(3), row(4), row(1, '5.00 USD'), twin, row(4), row(2)];
    const first = await ingest(lines, { batchRows: 2 });
    expect(first.report).toMatchObject({ read: 8, new: 5, bad: 3, newProducts: 4 });
    expect(first.report.states).toMatchObject({ placed: 4, double: 1 });
    expect(first.report.problems.map(({ line }) => line)).toEqual([6, 8, 9]);
    const changed = lines.map((each) => each.replace('14.00', '13.50'));
    const second = await ingest([...changed, row(9), row(9)], { batchRows: 2 });
    expect(second.report).toMatchObject({ read: 10, unchanged: 4, changed: 1, new: 1, bad: 4 });
    expect(second.report.problems.map(({ line }) => line)).toEqual([6, 8, 9, 11]);
    expect(await offers()).toEqual([1_100, 1_200, 1_300, 1_350, 1_900]);
  });

  test('a resumed run with another batch size imports the rest, and no row twice', async () => {
    const { row } = store('Ypsilon');
    const path = feedFile(
      'ypsilon.csv',
      Array.from({ length: 12 }, (_, n) => row(n + 1)),
    );
    const feedInput = { retailer: { name: 'Ypsilon' } };
    let batches = 0;
    const onProgress = () => {
      batches += 1;
      if (batches === 4) throw new Error('enough');
    };
    await expect(ingestAs(path, { ...feedInput, batchRows: 2, onProgress })).rejects.toThrow(
      'enough',
    );
    deps.clock.advance(minuteMs);
    const { report } = await ingestAs(path, { ...feedInput, batchRows: 5 });
    expect(report).toMatchObject({ read: 12, new: 12, newProducts: 12, bad: 0, missing: 0 });
    expect(await listOffersOfRetailer(db, 'Ypsilon')).toHaveLength(12);
  });

  test('the next run counts the products of an abandoned run', async () => {
    const { row } = store('Chi');
    const lines = [1, 2, 3, 4, 5, 6].map((n) => row(n));
    const feedInput = { retailer: { name: 'Chi' }, batchRows: 2 };
    let batches = 0;
    const onProgress = () => {
      batches += 1;
      if (batches === 3) throw new Error('enough');
    };
    const begun = ingestAs(feedFile('chi-1.csv', lines), { ...feedInput, onProgress });
    await expect(begun).rejects.toThrow('enough');
    deps.clock.advance(minuteMs);
    const { report } = await ingestAs(feedFile('chi-2.csv', lines.slice(0, 2)), feedInput);
    expect(report).toMatchObject({ unchanged: 2, newProducts: 0 });
    expect((await findCatalogState(db)).productCount).toBe(await countRows(db, 'product'));
  });

  test('notifies search indexes of new products once, at the end', async () => {
    const { ingest, row } = store('Phi');
    const before = await findProductsVersion(db);
    // Earlier notifications may still wait for the first listener.
    const notified: number[] = [];
    const stop = await db.listen('products', (payload) => {
      if (Number(payload) > before) notified.push(Number(payload));
    });
    await ingest(
      [1, 2, 3, 4, 5].map((n) => row(n)),
      { batchRows: 2 },
    );
    await vi.waitFor(() => expect(notified).not.toEqual([]), 60_000);
    await stop();
    expect(notified).toEqual([await findProductsVersion(db)]);
  });

  test('a dry run reports and writes nothing', async () => {
    const { ingest, row, offers } = store('Iota');
    const { report, runId } = await ingest([row(1), row(2)], { isTrial: true });
    expect(runId).toBe(0);
    expect(report).toMatchObject({ new: 2, newProducts: 2 });
    expect(await offers()).toEqual([]);
  });

  test('refuses goods whose own category is not beauty, and shows the map', async () => {
    const { ingest, row, offers } = store('Menagerie');
    const inCategory = (n: number, path: string) => row(n).replace(/Health[^,]*/, path);
    const cats = 'Animals & Pet Supplies > Cat Furniture';
    const { report } = await ingest([inCategory(1, cats), inCategory(2, 'Skincare > Serums')]);
    expect(report).toMatchObject({ refusedEntries: 1, refused: [{ category: cats, count: 1 }] });
    expect(await offers()).toEqual([1_200]);
    expect(await mapFeedCategories(deps, { retailer: 'Menagerie' })).toMatchObject([
      { path: cats, entries: 1, placed: 0, mapping: { kind: 'refused' } },
      { path: 'Skincare > Serums', entries: 1, placed: 1, mapping: { kind: 'category' } },
    ]);
    await addCategoryRule(deps, { phrase: 'fizzbuzz', category: '', subcategory: '' });
    const refused = await ingest([inCategory(3, 'Fizzbuzz > Serums')], { isFull: false });
    expect(refused.report.refusedEntries).toBe(1);
  });

  test('lists offers without a category, and places them after the operator adds a rule', async () => {
    const { ingest, row, offers } = store('Kappa');
    const odd = row(1)
      .replace(/Calming Serum/, 'Zarblax')
      .replace(/Health[^,]*/, 'Gloop > Wibble');
    const { report } = await ingest([odd]);
    expect(report.unplaced).toEqual([{ category: 'Gloop > Wibble', count: 1 }]);
    await addCategoryRule(deps, { phrase: 'wibble', category: 'skincare', subcategory: 'masks' });
    await ingest([odd]);
    expect(await offers()).toEqual([1_100]);
  });
});

describe('a feed is held, and the previous prices stay,', () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  test.each([
    [
      'when it lists less than half',
      'Lambda',
      (row: ReturnType<typeof store>['row']) => ten.slice(0, 4).map((n) => row(n)),
    ],
    [
      'when its prices are a hundredfold',
      'My',
      (row: ReturnType<typeof store>['row']) => ten.map((n) => row(n, `${(10 + n) * 100}.00 USD`)),
    ],
    [
      'when its currency changes',
      'Ny',
      (row: ReturnType<typeof store>['row']) => ten.map((n) => row(n, `${10 + n}.00 CAD`)),
    ],
  ])('%s', async (_, name, next) => {
    const { ingest, row, offers } = store(name);
    await ingest(ten.map((n) => row(n)));
    const before = await offers();
    const { state, report } = await ingest(next(row));
    expect(state).toBe('held');
    expect(report.heldBecause).toMatch(/\d/);
    expect(await offers()).toEqual(before);
  });

  test('and a single price that jumps is held alone, until it is accepted', async () => {
    const { ingest, row, offers } = store('Xi');
    await ingest(ten.map((n) => row(n)));
    const lines = ten.map((n) => (n === 1 ? row(1, '1100.00 USD') : row(n, `${n}.50 USD`)));
    const { state, report } = await ingest(lines);
    expect({ state, held: report.held }).toEqual({ state: 'done', held: 1 });
    expect((await offers()).slice(0, 1)).toEqual([1_100]);
    await ingest(lines, { isAccepted: true });
    expect((await offers()).slice(0, 1)).toEqual([110_000]);
  });
});

test('records a feed that cannot be opened as failed, with the reason', async () => {
  await expect(
    ingestAs(join(folder, 'nowhere.csv'), { retailer: { name: 'Rho' } }),
  ).rejects.toThrow();
  expect(await findRun(deps, { feed: 'files of rho' })).toMatchObject({
    state: 'failed',
    report: { broken: expect.stringContaining('nowhere.csv') },
  });
});

test('two concurrent runs of the same feed import it once', async () => {
  const { row } = store('Omikron');
  const path = feedFile(
    'omikron.csv',
    [1, 2, 3].map((n) => row(n)),
  );
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => ingestAs(path, { retailer: { name: 'Omikron' } })),
  );
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(done.filter(({ state }) => state === 'done')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'busy' });
  }
  expect(await listOffersOfRetailer(db, 'Omikron')).toHaveLength(3);
});

test('imports the rows of a truncated gzip without marking others as missing', async () => {
  const { row } = store('Pi');
  const lines = Array.from({ length: 400 }, (_, n) => row(n + 1));
  const packed = gzipSync(header + lines.join('\n'));
  const [whole, half] = [join(folder, 'pi.csv.gz'), join(folder, 'pi-half.csv.gz')];
  writeFileSync(whole, packed);
  writeFileSync(half, packed.subarray(0, packed.length / 2));
  await ingestAs(whole, { retailer: { name: 'Pi' } });
  deps.clock.advance(minuteMs);
  const { state, report } = await ingestAs(half, { retailer: { name: 'Pi' } });
  expect({ state, missing: report.missing }).toEqual({ state: 'partial', missing: 0 });
  expect(report.broken).toContain('gzip');
  expect(await listOffersOfRetailer(db, 'Pi')).toHaveLength(400);
});
