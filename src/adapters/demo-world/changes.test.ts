import { expect, test } from 'vitest';
import { compareLabels } from '~/domain/changes/formula-change';
import { readSize } from '~/domain/changes/product-change';
import { isSizeChange } from '~/domain/changes/size-change';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { createDemoWorld } from './demo-world';

const now = new Date('2027-03-01T12:00:00Z');
const [batch] = createDemoWorld({ products: 3_000, now, batchSize: 3_000 }).batches();
const { products = [], changes = [] } = batch ?? {};
const names = new NameResolver(builtInDictionary);

test('a few products of the demo have a change of each kind', () => {
  const kinds = Map.groupBy(changes, ({ kind }) => kind);
  expect(kinds.get('size')?.length).toBeGreaterThan(2);
  expect(kinds.get('formula')?.length).toBeGreaterThan(2);
  expect(changes.length).toBeLessThan(products.length / 30);
});

test('a change ends in what its product has, and is one by our own rules', () => {
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { productId, kind, before, after, seenAt } of changes) {
    const product = byId.get(productId);
    expect(seenAt.getTime()).toBeGreaterThan(product?.firstSeenAt.getTime() ?? 0);
    if (kind === 'formula') {
      expect(after).toEqual(product?.ingredients);
      expect(compareLabels(before.join(', '), after.join(', '), names).kind).toBe('changed');
      continue;
    }
    const [old, size] = [readSize(before), readSize(after)];
    expect(size).toEqual(product?.size);
    expect(old && size && isSizeChange(old, size)).toBe(true);
  }
});
