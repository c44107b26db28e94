import { z } from 'zod';
import type { PictureSubject } from '~/domain/pictures/picture-request';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { pictureShape, sizeShape, toSize } from './product-row.server';

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

/** Requests that arrived during a query, answered together by the next one. */
interface QueryBatch {
  ids: Set<number>;
  answer: Promise<ReadonlyMap<number, PictureSubject>>;
}

const queues = new WeakMap<Queryable, { next: QueryBatch | null; last: Promise<unknown> }>();
const maxSubjectsPerQuery = 500;

/**
 * The fields that a product's picture shows. Concurrent requests are batched into one query at a time, so
 * that they do not block the queries of pages.
 */
export async function findPictureSubject(
  db: Queryable,
  productId: number,
): Promise<PictureSubject | null> {
  const queue = queues.get(db) ?? { next: null, last: Promise.resolve() };
  queues.set(db, queue);
  if (!queue.next || queue.next.ids.size >= maxSubjectsPerQuery) {
    const ids = new Set<number>();
    const batch: QueryBatch = {
      ids,
      answer: queue.last.then(() => {
        if (queue.next === batch) queue.next = null;
        return listPictureSubjects(db, [...ids]);
      }),
    };
    queue.next = batch;
    queue.last = batch.answer.catch(() => {});
  }
  queue.next.ids.add(productId);
  const subjects = await queue.next.answer;
  return subjects.get(productId) ?? null;
}

async function listPictureSubjects(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PictureSubject>> {
  const subjects = await db.rows(
    subjectRow,
    sql`select product.id, product.name, brand_id, brand.name as brand_name,
        size_amount::float8 as size_amount, size_unit, picture
      from product join brand on brand.id = brand_id where product.id = any(${ids}::integer[])`,
  );
  return new Map(subjects.map((subject) => [subject.id, subject]));
}
