import type { Queryable } from '../database.server';
import { CopyDraft, type CopyTable, sendDrafts } from './copy-draft.server';

/**
 * Adds rows by COPY. Against `insertRows` it saves a quarter of the server's time and most of ours, and
 * cannot return, convert or skip anything.
 */
export async function copyRows<Row>(
  db: Queryable,
  table: CopyTable<Row>,
  rows: readonly Row[],
): Promise<void> {
  const draft = new CopyDraft(table);
  for (const row of rows) draft.add(row);
  await sendDrafts(db, [draft]);
}
