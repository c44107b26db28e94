import { expect, test } from 'vitest';
import { formatDollars, toDollars } from '~/domain/prices/money';
import { formatDollarAmount } from './format-dollar-amount';

test('prices with and without a comma read as Intl writes them', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (let cents = 0; cents < 110_000; cents += 7) {
    const expected = format.format(cents / 100);
    if (formatDollarAmount(toDollars(cents)) !== expected || formatDollars(cents) !== expected)
      expect.unreachable(`${cents} cents read ${formatDollars(cents)}`);
  }
});
