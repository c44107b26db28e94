import { z } from 'zod';
import type { Routine } from '~/domain/routine/routine';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const ids = z.array(z.number());
const routineRow = z.object({ morning: ids, evening: ids, owned: ids });

/** A person's routine, or null. */
export async function findRoutine(db: Queryable, userId: string): Promise<Routine | null> {
  const [routine] = await db.rows(
    routineRow,
    sql`select morning, evening, owned from routine where user_id = ${userId}`,
  );
  return routine ?? null;
}

/** Stores a person's routine in place of the one before. */
export async function upsertRoutine(
  db: Queryable,
  { userId, routine, now }: { userId: string; routine: Routine; now: Date },
): Promise<void> {
  const { morning, evening, owned } = routine;
  await db.execute(sql`insert into routine (user_id, morning, evening, owned, updated_at)
    values (${userId}, ${morning}::integer[], ${evening}::integer[], ${owned}::integer[], ${now})
    on conflict (user_id) do update set morning = excluded.morning, evening = excluded.evening,
      owned = excluded.owned, updated_at = excluded.updated_at`);
}

const tagsRow = z.object({ id: z.number(), tags: z.array(z.string()).nullable() });

/** The search tags of products by id; products whose tags are not derived yet have none. */
export async function listProductTags(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, readonly string[]>> {
  const rows = await db.rows(
    tagsRow,
    sql`select id, tags from product where id = any(${productIds}::integer[])`,
  );
  return new Map(rows.map(({ id, tags }) => [id, tags ?? []]));
}
