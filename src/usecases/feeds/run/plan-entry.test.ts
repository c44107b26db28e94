import { describe, expect, test } from 'vitest';
import type { FeedOffer } from '~/domain/feeds/feed-offer';
import { type KnownFeedOffer, sitePriceOf } from '~/domain/feeds/run/classify-row';
import { aFeedOffer, aFeedRow, aKnownOffer } from '../../../../tests/factories/feed-offer';
import type { RowPlacement } from './match-rows.server';
import { type EntryPlan, planEntry } from './plan-entry';

const context = {
  retailerId: 3,
  feedId: 4,
  runId: 5,
  startedAt: new Date('2026-03-01T12:00:00Z'),
  rulesVersion: 'v1',
  rates: new Map([['EUR', { currency: 'EUR', day: '2026-03-01', dollarsPerUnit: 1.1 }]]),
  pictureHosts: new Set(['cdn.shop.example']),
};

const match = (productId: number, isBetter = false): RowPlacement => ({
  ...{ kind: 'match', productId, by: 'title', score: 0.95, reasons: ['same name'], isBetter },
  otherName: null,
});

function plan(
  placement: RowPlacement,
  given: { offer?: Partial<FeedOffer>; known?: Partial<KnownFeedOffer>; isTaken?: boolean } = {},
): EntryPlan {
  const offer = aFeedOffer(given.offer);
  const row = aFeedRow(offer);
  const known = given.known && aKnownOffer(given.known);
  const sitePrice = sitePriceOf(offer, context.rates);
  const changed = {
    kind: 'changed' as const,
    row,
    key: 'k1',
    known,
    offer,
    sitePrice,
    problems: [],
  };
  return planEntry(context, { changed, placement }, () => !given.isTaken);
}

const known: RowPlacement = { kind: 'known', productId: 1 };
const unplaced: RowPlacement = { kind: 'unplaced', reasons: ['no category matches'] };
const refused: RowPlacement = { kind: 'refused', reasons: ['its category is not sold here'] };
const incomplete: RowPlacement = { kind: 'incomplete', reasons: ['no brand'] };
const question: RowPlacement = { kind: 'ask', score: 0.8, candidates: [], reasons: ['near'] };

describe('the plan of an entry', () => {
  test.each<[string, RowPlacement, Parameters<typeof plan>[1], Record<string, unknown>]>([
    ['matched', match(8), {}, { state: 'placed', shows: 8, retires: null }],
    [
      'matched, but another entry is shown',
      match(8),
      { isTaken: true },
      { state: 'double', shows: null },
    ],
    [
      'a better match than the shown entry',
      match(8, true),
      { isTaken: true },
      { state: 'double', shows: 8 },
    ],
    ['matched to another product than before', match(8), { known: {} }, { shows: 8, retires: 1 }],
    [
      'known, with another price',
      known,
      { known: {} },
      { state: 'placed', shows: 1, retires: null },
    ],
    [
      'known, now in a currency without a rate',
      known,
      { known: {}, offer: { currency: 'SEK' } },
      { state: 'foreign', shows: null, retires: 1 },
    ],
    [
      'in a currency with a rate',
      match(8),
      { offer: { currency: 'EUR' } },
      { state: 'placed', shows: 8 },
    ],
    [
      'matched, without a URL',
      match(8),
      { offer: { url: null } },
      { state: 'incomplete', shows: null },
    ],
    [
      'without a product or a price',
      incomplete,
      { offer: { priceMinor: null } },
      { state: 'unpriced' },
    ],
    [
      'without a product, in a currency without a rate',
      incomplete,
      { offer: { currency: 'SEK' } },
      { state: 'foreign' },
    ],
    ['without a currency', incomplete, { offer: { currency: null } }, { state: 'incomplete' }],
    ['asked about, and shown before', question, { known: {} }, { state: 'question', retires: 1 }],
    ['without a category', unplaced, {}, { state: 'unplaced' }],
    ['not sold here', refused, {}, { state: 'unplaced' }],
  ])('%s', (_, placement, given, expected) => {
    const { entry, price, retired } = plan(placement, given);
    const result = {
      state: entry.state,
      shows: price?.productId ?? null,
      retires: retired?.productId ?? null,
    };
    expect(result).toMatchObject(expected);
  });

  test('keeps a price in another currency with the rate of the day', () => {
    const { foreignPrice, price, outcome } = plan(match(8), { offer: { currency: 'EUR' } });
    expect(price?.priceCents).toBe(1_100);
    expect(foreignPrice).toMatchObject({ priceMinor: 1_000, currency: 'EUR', productId: 8 });
    expect(outcome.foreign).toMatchObject({ currency: 'EUR', rate: { dollarsPerUnit: 1.1 } });
  });

  test('asks the operator about an uncertain match', () => {
    expect(plan(question).question).toMatchObject({
      retailerKey: 'k1',
      offer: { price: 10 },
      reasons: ['near'],
    });
  });

  test('names the category that found no place, or the title', () => {
    const offer = { categoryText: 'Gloop' };
    expect(plan(unplaced, { offer }).outcome.withoutPlace).toEqual({
      ...{ isRefused: false, category: 'Gloop' },
    });
    expect(plan(unplaced).outcome.withoutPlace?.category).toBe('Calm Serum');
    expect(plan(refused, { offer }).outcome.withoutPlace?.isRefused).toBe(true);
  });
});
