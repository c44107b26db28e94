import { expect, test } from 'vitest';
import { maxRememberedNetworks, readLimits } from '~/domain/limits/limits';
import { readAddressRange } from '~/domain/net/address-range';
import { createReadLimiter } from './read-limiter.server';

const { burst, seconds } = readLimits.api;

function limiter(...ranges: string[]) {
  let nowMs = 0;
  const exempt = ranges.flatMap((text) => readAddressRange(text) ?? []);
  return {
    ...createReadLimiter({ exempt, nowMs: () => nowMs }),
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('a network has one burst, in any spelling of its address', () => {
  const { take, advance } = limiter();
  const spellings = ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8::ffff:1%eth0'];
  for (let count = 0; count < burst; count += 1) {
    expect(take('api', spellings[count % 3] ?? '')?.allowed).toBe(true);
  }
  expect(take('api', '2001:db8::3')).toMatchObject({ allowed: false, retrySeconds: 1 });
  expect(take('api', '2001:db8:0:1::1')?.allowed).toBe(true);
  expect(take('page', '2001:db8::3')?.allowed).toBe(true);
  advance(seconds * 1_000);
  expect(take('api', '2001:db8::3')?.remaining).toBe(burst - 1);
});

test('exempt networks are not counted', () => {
  const { take } = limiter('66.249.64.0/19', '2001:4860:4801::/48', '192.0.2.7');
  for (const address of ['66.249.64.1', '66.249.95.255', '2001:4860:4801:9::1', '192.0.2.7'])
    expect(take('api', address)).toBeUndefined();
  for (const address of ['66.249.96.0', '2001:4860:4802::1', '192.0.2.8', 'unknown'])
    expect(take('api', address)?.remaining).toBe(burst - 1);
});

test('memory is bounded, and idle networks are evicted first', () => {
  const { take } = limiter();
  for (let count = 0; count < 5; count += 1) take('api', '192.0.2.1');
  for (let network = 0; network < maxRememberedNetworks - 1; network += 1) {
    take('api', `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);
  }
  expect(take('api', '192.0.2.1')?.remaining).toBe(burst - 6);
  take('api', '198.51.100.1');
  take('api', '198.51.100.2');
  expect(take('api', '10.0.0.0')?.remaining).toBe(burst - 1);
  expect(take('api', '192.0.2.1')?.remaining).toBe(burst - 7);
});
