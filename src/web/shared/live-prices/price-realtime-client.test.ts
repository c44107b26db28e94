import { expect, test } from 'vitest';
import { reconnectAfterMs } from './price-realtime-client';

test('reconnects after 1, 2, 5 and 10 seconds, then every 10 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(reconnectAfterMs)).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
});
