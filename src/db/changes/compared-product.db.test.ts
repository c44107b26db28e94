import { expect, test } from 'vitest';
import { createProduct } from '../../../tests/factories/product';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { listComparedProducts } from './compared-product.repo.server';

const db = await openTestDatabase();

test('lists the other sizes of a group, for its first product and for the others', async () => {
  const ml = (amount: number) => ({ amount, unit: 'ml' }) as const;
  const first = await createProduct(db, { size: ml(30) });
  const second = await createProduct(db, { size: ml(50), groupId: first.id });
  const third = await createProduct(db, { size: null, groupId: first.id });
  const alone = await createProduct(db, { size: ml(75) });
  const found = await listComparedProducts(db, [first.id, second.id, third.id, alone.id]);
  expect(found.map(({ otherSizes }) => otherSizes)).toEqual([
    [ml(50)],
    [ml(30)],
    [ml(30), ml(50)],
    [],
  ]);
});
