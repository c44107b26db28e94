import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import type { FeedOffer, RowProblem } from '~/domain/feeds/feed-offer';
import { dataFolder } from './data-folder.ts';

async function readAll(address: string) {
  const feed = await createFeeds({ folder: '/nowhere' }).open(address, {
    now: new Date('2026-03-01T12:00:00Z'),
    currency: null,
    linkTemplate: 'https://shop.example/products/{handle}',
    etag: null,
    lastModified: null,
  });
  if (!feed) throw new Error('unchanged');
  const offers: FeedOffer[] = [];
  const problems: RowProblem[] = [];
  let rows = 0;
  for await (const piece of feed.rows()) {
    for (const row of piece) {
      rows += 1;
      const read = row.read();
      if (read.offer) offers.push(read.offer);
      problems.push(...read.problems);
    }
  }
  problems.push(...feed.takeProblems().examples);
  return { format: feed.format(), broken: feed.brokenBecause(), rows, offers, problems };
}

test.each([
  ['feeds/awin_lululemon_sample.csv', 'awin', 'USD'],
  ['feeds/awin_office_shoes_2019.psv', 'awin', 'GBP'],
  ['feeds/jchair_google_feed.xml', 'google-xml', 'EUR'],
  ['feeds/littleliffner_cj_usd.csv', 'google-csv', null],
  ['feeds/m5zoon_google_feed_ar.xml', 'google-xml', 'AED'],
  ['feeds/m5zoon_merchant_feed_en.csv', 'google-csv', 'AED'],
  ['feeds/shopify_export_glowify.csv', 'shopify-csv', null],
  ['feeds/veelyn_google_merchant.xml', 'google-xml', 'EUR'],
  ['feeds/veelyn_heureka.xml', 'heureka', 'EUR'],
  ['catalogues/sephora_us_2020_nawdah.csv', 'other-csv', null],
  ['catalogues/sephora_us_2023.csv', 'other-csv', 'USD'],
  ['catalogues/sephora_ca_2023_variants_flat.csv', 'other-csv', 'CAD'],
  ['catalogues/openbeautyfacts_fr_export.tsv', 'open-beauty-facts', null],
  ['pages/purish/product.json', 'shopify-json', null],
  ['pages/purish/product-page.html', 'html-page', 'EUR'],
  ['pages/extruct/schema.org/product.html', 'html-page', null],
])('%s', async (path, format, currency) => {
  const read = await readAll(join(dataFolder, path));
  expect(read.format).toBe(format);
  expect(read.broken).toBeNull();
  expect(read.offers.length).toBeGreaterThan(0);
  if (format !== 'open-beauty-facts') expect(read.offers.length / read.rows).toBeGreaterThan(0.95);
  if (currency)
    expect(new Set(read.offers.map((offer) => offer.currency))).toEqual(new Set([currency]));
});
