import { expect, test } from 'vitest';
import { formatDollars, toDollars } from '~/domain/prices/money';
import { formatDollarAmount } from './format-dollar-amount';

test('prices with and without a comma read as Intl writes them', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const some = Array.from({ length: 16_000 }, (_, at) => at * 7);
  for (const cents of [...some, 99_999_99, 1_000_000_00, 1_234_567_89]) {
    const expected = format.format(cents / 100);
    if (formatDollarAmount(toDollars(cents)) !== expected || formatDollars(cents) !== expected)
      expect.unreachable(`${cents} cents read ${formatDollars(cents)}`);
  }
});
