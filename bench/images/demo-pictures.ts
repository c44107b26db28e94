import type { ProductPictureRequest } from '../../src/adapters/pictures/worker/draw-product-picture.server.ts';
import { bundleEngine, loadEngine } from '../search/engine.ts';

export interface DemoPicture extends Omit<ProductPictureRequest, 'width' | 'format'> {
  category: string;
}

/** Picture requests for a demo catalog with this number of products. */
export async function readDemoPictures(products: number): Promise<DemoPicture[]> {
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
