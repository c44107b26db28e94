import type { ProductPictureRequest } from '../../src/adapters/pictures/worker/draw-product-picture.server.ts';
import { loadParts } from '../bundle-parts.ts';

export interface DemoPicture extends Omit<ProductPictureRequest, 'width' | 'format'> {
  category: string;
}

interface Parts {
  createDemoWorld: typeof import('../../src/adapters/demo-world/demo-world.ts').createDemoWorld;
  formatSize: typeof import('../../src/domain/catalog/size.ts').formatSize;
}

/** Picture requests for a demo catalog with this number of products. */
export async function readDemoPictures(products: number): Promise<DemoPicture[]> {
  const { createDemoWorld, formatSize } = await loadParts<Parts>('pictures', {
    createDemoWorld: 'adapters/demo-world/demo-world',
    formatSize: 'domain/catalog/size',
  });
  const world = createDemoWorld({ products, now: new Date('2026-01-01') });
  const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
  return [...world.batches()].flatMap((batch) =>
    batch.products.flatMap(({ brandId, name, picture, size, category }) => {
      const brand = brands.get(brandId);
      return brand ? [{ brand, name, picture, size: size ? formatSize(size) : '', category }] : [];
    }),
  );
}
