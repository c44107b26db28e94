import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addObservationsToIntervals,
  createOfferFromObservations,
  type ObservedPrice,
} from './price-observation';

const key = { id: 7, productId: 1, retailerId: 2 };
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const seen = (minute: number, given: Partial<ObservedPrice> = {}): ObservedPrice => ({
  priceCents: 1_000,
  originalPriceCents: null,
  inStock: true,
  seenAt: at(minute),
  ...given,
});
const url = 'https://store.example/7';

test('the first observation opens the first interval', () => {
  expect(createOfferFromObservations(key, [seen(0, { url })])).toEqual({
    offer: { ...key, ...seen(0, { url }) },
    visible: true,
    closedAt: null,
    intervals: [{ offerId: 7, priceCents: 1_000, from: at(0), to: null }],
  });
});

test('an offer that is out of stock has no interval yet', () => {
  expect(createOfferFromObservations(key, [seen(0, { url, inStock: false })])?.intervals).toEqual(
    [],
  );
});

test('needs a URL from any of the observations', () => {
  expect(createOfferFromObservations(key, [])).toBeNull();
  expect(createOfferFromObservations(key, [seen(0)])).toBeNull();
  expect(createOfferFromObservations(key, [seen(5, { url }), seen(0)])?.offer).toMatchObject({
    url,
    seenAt: at(5),
  });
});

test('several observations together equal one after the other', () => {
  const observation = fc.record({
    priceCents: fc.constantFrom(900, 1_000, 1_100),
    originalPriceCents: fc.constantFrom(null, 1_500),
    inStock: fc.boolean(),
    seenAt: fc.integer({ min: 0, max: 9 }).map(at),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(observation, { minLength: 1, selector: ({ seenAt }) => seenAt.getTime() }),
      (observations) => {
        const sorted = observations.toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime());
        const [first, ...later] = sorted.map((one) => ({ ...one, url }));
        const alone = first && createOfferFromObservations(key, [first]);
        const together = createOfferFromObservations(
          key,
          observations.map((one) => ({ ...one, url })),
        );
        if (!alone || !together) throw new Error('There is no offer.');
        let { offer } = alone;
        let intervals = alone.intervals;
        for (const next of later) {
          const change = addObservationsToIntervals(offer, [next]);
          if (!change) continue;
          offer = change.offer;
          intervals = [
            ...intervals.map((one) => ({ ...one, to: one.to ?? change.closedAt })),
            ...change.intervals,
          ];
        }
        expect(together).toMatchObject({ offer, intervals });
      },
    ),
  );
});
