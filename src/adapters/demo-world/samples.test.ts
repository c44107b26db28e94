import { describe, expect, test } from 'vitest';
import { createDemoWorld } from './demo-world';

const now = new Date('2026-11-15T12:00:00Z');

describe('the six samples', () => {
  const source = createDemoWorld({ products: 6, now });
  const [batch] = [...source.batches()];
  const { products, offers } = batch ?? { products: [], offers: [] };

  test('are the whole smallest catalog, with their brands', () => {
    expect(products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(source.brands).toHaveLength(6);
    expect(source.retailers).toHaveLength(10);
  });

  test('have every field filled', () => {
    for (const product of products) {
      expect(['skincare', 'makeup']).toContain(product.category);
      expect(product.rating).toBeGreaterThanOrEqual(4.4);
      expect(product.rating).toBeLessThanOrEqual(4.9);
      expect(product.description?.length).toBeGreaterThan(150);
      expect(product.howToUse?.length).toBeGreaterThan(80);
      expect(product.features.length).toBeGreaterThanOrEqual(4);
      expect(product.keyIngredients.length).toBeGreaterThanOrEqual(3);
      expect(product.ingredients.length).toBeGreaterThanOrEqual(12);
      expect(product.complementaryProducts.length).toBeGreaterThanOrEqual(2);
      expect(product.gtin).not.toBeNull();
      expect(product.size).not.toBeNull();
      expect(offers.filter(({ productId }) => productId === product.id).length).toBeGreaterThan(3);
    }
    expect(offers.some(({ originalPriceCents }) => originalPriceCents !== null)).toBe(true);
  });

  test('recommend each other', () => {
    const names = products.map(({ name }) => name);
    for (const { complementaryProducts } of products) {
      expect(names).toEqual(expect.arrayContaining([...complementaryProducts]));
    }
  });
});
