import { z } from 'zod';
import type { Brand } from '~/domain/catalog/product';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const brandRow = z.object({ id: z.number(), name: z.string(), slug: z.string() });

const columns: readonly Column<Brand>[] = [
  { name: 'id', type: 'integer', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'slug', type: 'text', value: ({ slug }) => slug },
];

export async function insertBrands(db: Queryable, brands: readonly Brand[]): Promise<void> {
  await db.execute(insertRows('brand', columns, brands));
}

/** Brands in the order of their names. */
export async function listBrands(db: Queryable, limit: number): Promise<Brand[]> {
  return db.rows(brandRow, sql`select id, name, slug from brand order by name, id limit ${limit}`);
}
