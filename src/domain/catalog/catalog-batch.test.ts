import { expect, test } from 'vitest';
import { aBatch, anInterval, anOffer, aProduct, lastSeen } from '../../../tests/factories/catalog';
import { findBatchProblem } from './catalog-batch';

const offer = anOffer(1);
const soldOut = anOffer(2, { retailerId: 2, inStock: false });
const good = aBatch([aProduct(1)], [offer, soldOut]);
const soon = new Date(lastSeen.getTime() + 1);

test.each([
  ['nothing', { products: [], offers: [], intervals: [] }, null],
  ['a good piece', good, null],
  ['no product', { ...good, products: [] }, 'offer 1 has no product in the batch'],
  ['no offers', { ...good, offers: [] }, 'an interval belongs to the missing offer 1'],
  ['no intervals', { ...good, intervals: [] }, 'offer 1 is in stock without an open interval'],
  [
    'two open ones',
    { ...good, intervals: [...good.intervals, anInterval(offer)] },
    'offer 1 has more than one open interval',
  ],
  [
    'an open one of what is sold out',
    { ...good, intervals: [...good.intervals, anInterval(soldOut, { to: null })] },
    'offer 2 has more than one open interval',
  ],
  [
    'another price',
    { ...good, intervals: [anInterval(offer, { priceCents: 1 })] },
    'offer 1 has an open interval at a different price',
  ],
  [
    'the future',
    { ...good, intervals: [anInterval(offer, { from: soon })] },
    'offer 1 has a price later than its last observation',
  ],
])('%s', (_, batch, problem) => {
  expect(findBatchProblem(batch)).toBe(problem);
});
