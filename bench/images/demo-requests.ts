import type { ComposeWish } from '../../src/adapters/pictures/worker/compose-picture.server.ts';
import { bundleEngine, loadEngine } from '../search/engine.ts';

export interface DemoRequest extends Omit<ComposeWish, 'width' | 'format'> {
  category: string;
}

/** What the composer is asked for, for a catalog of so many demo products. */
export async function readDemoRequests(products: number): Promise<DemoRequest[]> {
  const bundle = await bundleEngine();
  try {
    const { createDemoWorld, formatSize } = await loadEngine(bundle.file);
    const world = createDemoWorld({ products, now: new Date('2026-01-01') });
    const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
    return [...world.batches()].flatMap((batch) =>
      batch.products.flatMap(({ brandId, name, picture, size, category }) => {
        const brand = brands.get(brandId);
        return brand
          ? [{ brand, name, picture, size: size ? formatSize(size) : '', category }]
          : [];
      }),
    );
  } finally {
    bundle.remove();
  }
}
