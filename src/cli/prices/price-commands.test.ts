import { expect, test, vi } from 'vitest';
import type { OperatorClient } from '~/usecases/operations/operator-client';
import type { CommandValues } from '../command-values';
import { priceCommands } from './price-commands.server';

const unused = () => Promise.reject(new Error('not needed'));

/** Runs `prices set`; returns its output and what it asked the site for. */
async function setPrice(values: CommandValues) {
  const set = vi.fn<OperatorClient['prices']['set']>(async ({ priceCents }) => ({
    productId: 4,
    product: 'Dew Serum',
    retailer: 'Ulta',
    beforeCents: 1_500,
    priceCents,
    bestPriceCents: 1_100,
  }));
  const client: OperatorClient = {
    prices: { set, simulate: unused },
    alerts: { due: unused, sendDue: unused },
    inbox: { run: unused },
    backup: { snapshot: unused },
    security: { events: unused },
  };
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await priceCommands['prices set']?.run({ client, values, print });
  return { lines, asked: set.mock.calls };
}

test('a price is set in dollars', async () => {
  const { lines, asked } = await setPrice({ offer: '7', price: '12.34' });
  expect(asked).toEqual([[{ offerId: 7, priceCents: 1_234 }]]);
  expect(lines).toEqual([
    'Dew Serum (product 4) at Ulta:',
    '$15.00 before, $12.34 now.',
    'Best price: $11.00.',
  ]);
});

test.each([
  [{ offer: '1', price: 'cheap' }],
  [{ offer: '1', price: '0' }],
  [{ offer: 'x', price: '1' }],
  [{ price: '1' }],
])('%o is rejected with an example', async (values) => {
  await expect(setPrice(values)).rejects.toThrow('prices set --offer 7 --price 12.34');
});
