import { describe, expect, test } from 'vitest';
import { aFeedOffer, aFeedRow, aKnownOffer } from '../../../../tests/factories/feed-offer';
import type { FeedOffer } from '../feed-offer';
import type { FeedOfferState } from '../report/run-report';
import { classifyRow, hashFor, type KnownFeedOffer, repeatedRow } from './classify-row';

const rules = { rulesVersion: 'v1', rates: new Map(), isAccepted: false };
const stale = { hash: 'h0' };

describe('a row compared with the stored entry', () => {
  test.each<[string, Partial<FeedOffer>, Partial<KnownFeedOffer> | null, string]>([
    ['not stored', {}, null, 'changed'],
    ['the same content', {}, {}, 'unchanged'],
    ['other content', {}, stale, 'changed'],
    ['the same content, missing in the last run', {}, { missed: 1 }, 'changed'],
    ['open, with the same rules', {}, { state: 'question', hash: 'h1~v1' }, 'unchanged'],
    ['open, with other rules', {}, { state: 'question', hash: 'h1~v0' }, 'changed'],
    ['ten times the price', { priceMinor: 10_000 }, stale, 'held'],
    ['another currency', { currency: 'EUR' }, stale, 'held'],
    ['no currency any more', { currency: null }, stale, 'held'],
    ['no price any more', { priceMinor: null }, stale, 'changed'],
    ['a jump of a hidden price', { priceMinor: 10_000 }, { ...stale, state: 'double' }, 'changed'],
    ['a price above the limit', { priceMinor: 1e12 }, null, 'lost'],
  ])('%s', (_, offer, known, kind) => {
    const row = aFeedRow(aFeedOffer(offer));
    expect(classifyRow(row, known ? aKnownOffer(known) : undefined, rules).kind).toBe(kind);
  });

  test('a jump that the operator has accepted is a change', () => {
    const row = aFeedRow(aFeedOffer({ priceMinor: 10_000 }));
    const accepted = { ...rules, isAccepted: true };
    expect(classifyRow(row, aKnownOffer(stale), accepted).kind).toBe('changed');
  });

  test.each([
    ['lost', null, undefined, { field: 'price', value: 'soon' }],
    ['held', { priceMinor: 10_000 }, aKnownOffer(stale), { value: '$10.00 → $100.00' }],
  ])('names the problem of a row that is %s', (_, offer, known, problem) => {
    const row = aFeedRow(offer && aFeedOffer(offer));
    expect(classifyRow(row, known, rules)).toMatchObject({ problems: [problem] });
  });

  test('names the id that another row has', () => {
    const lost = { kind: 'lost', problem: { field: 'id', value: 'k1' } };
    expect(repeatedRow(aFeedRow(null))).toMatchObject(lost);
  });
});

test.each<[FeedOfferState, string]>([
  ['placed', 'h1'],
  ['unpriced', 'h1'],
  ['double', 'h1~v1'],
  ['unplaced', 'h1~v1'],
])('the hash of a %s entry is %s', (state, hash) => {
  expect(hashFor(state, { hash: 'h1' }, 'v1')).toBe(hash);
});
