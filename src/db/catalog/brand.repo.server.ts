import { z } from 'zod';
import type { Brand } from '~/domain/catalog/product';
import type { Column } from '../engine/bulk.server';
import { CopyBuffer, copyTable } from '../engine/copy/copy-buffer.server';
import { copyRows } from '../engine/copy/copy-rows.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const brandRow = z.object({ id: z.number(), name: z.string(), slug: z.string() });

const columns: readonly Column<Brand>[] = [
  { name: 'id', type: 'integer', value: ({ id }) => id },
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'slug', type: 'text', value: ({ slug }) => slug },
];

const table = copyTable('brand', columns);

/** A buffer for new brands. */
export const createBrandBuffer = () => new CopyBuffer(table);

export async function insertBrands(db: Queryable, brands: readonly Brand[]): Promise<void> {
  await copyRows(db, table, brands);
}

/** Brands in the order of their names. */
export async function listBrands(db: Queryable, limit: number): Promise<Brand[]> {
  return db.rows(brandRow, sql`select id, name, slug from brand order by name, id limit ${limit}`);
}
