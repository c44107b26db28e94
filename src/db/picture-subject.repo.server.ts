import { z } from 'zod';
import type { PictureSubject } from '~/domain/pictures/picture-request';
import type { Queryable } from './database.server';
import { pictureShape, sizeShape, toSize } from './product-row.server';
import { sql } from './sql.server';

const subjectRow = z
  .object({
    ...sizeShape,
    id: z.number(),
    name: z.string(),
    brand_id: z.number(),
    brand_name: z.string(),
    picture: pictureShape,
  })
  .transform(
    (row): PictureSubject => ({
      id: row.id,
      name: row.name,
      brand: { id: row.brand_id, name: row.brand_name },
      size: toSize(row),
      picture: row.picture,
    }),
  );

/** What a product's picture shows, without anything else about it. */
export async function findPictureSubject(
  db: Queryable,
  productId: number,
): Promise<PictureSubject | null> {
  const [subject] = await db.rows(
    subjectRow,
    sql`select product.id, product.name, brand_id, brand.name as brand_name,
        size_amount::float8 as size_amount, size_unit, picture
      from product join brand on brand.id = brand_id where product.id = ${productId}`,
  );
  return subject ?? null;
}
