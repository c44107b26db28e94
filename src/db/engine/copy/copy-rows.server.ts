import type { Queryable } from '../database.server';
import { CopyBuffer, type CopyTable, sendCopyBuffers } from './copy-buffer.server';

/**
 * Adds rows by COPY. Compared with `insertRows` it saves a quarter of the server's time and most of ours,
 * but it cannot return, convert or skip rows.
 */
export async function copyRows<Row>(
  db: Queryable,
  table: CopyTable<Row>,
  rows: readonly Row[],
): Promise<void> {
  const buffer = new CopyBuffer(table);
  for (const row of rows) buffer.add(row);
  await sendCopyBuffers(db, [buffer]);
}
