import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyWindows } from '~/domain/prices/history-window';
import { offerOrders } from '~/domain/prices/offer-order';
import { decodeProductParams, defaultParams, encodeProductParams } from './product-params';

test('round-trips through the URL', () => {
  const params = fc.record({
    order: fc.constantFrom(...offerOrders),
    days: fc.constantFrom(...historyWindows),
    store: fc.option(fc.string({ minLength: 1 })),
  });
  fc.assert(
    fc.property(params, (chosen) => {
      const query = new URLSearchParams(encodeProductParams(chosen));
      expect(decodeProductParams(query)).toEqual(chosen);
    }),
  );
});

test('leaves out defaults, and reads any query', () => {
  expect(encodeProductParams(defaultParams)).toBe('');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (sort, days, store) => {
      const { order, days: window } = decodeProductParams(
        new URLSearchParams({ sort, days, store }),
      );
      expect(offerOrders).toContain(order);
      expect(historyWindows).toContain(window);
    }),
  );
});
