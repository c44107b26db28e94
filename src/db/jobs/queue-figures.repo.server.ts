import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const figuresRow = rowOf({
  due: z.number(),
  running: z.number(),
  dead: z.number(),
  oldestDueAt: z.date().nullable(),
});

export interface QueueFigures {
  due: number;
  running: number;
  dead: number;
  /** How long the oldest due job has been waiting; 0 if none is due. */
  oldestDueSeconds: number;
}

/** Counts jobs by state. Each count reads one partial index. */
export async function findQueueFigures(db: Queryable, now: Date): Promise<QueueFigures> {
  const [row] = await db.rows(
    figuresRow,
    sql`select due.count as due, due.oldest as oldest_due_at,
        (select count(*) from job where state = 'running') as running,
        (select count(*) from job where state = 'dead') as dead
      from (select count(*), min(run_at) as oldest from job
        where state = 'waiting' and run_at <= ${now}) as due`,
  );
  const { due = 0, running = 0, dead = 0, oldestDueAt = null } = row ?? {};
  const oldestDueSeconds = oldestDueAt ? (now.getTime() - oldestDueAt.getTime()) / 1_000 : 0;
  return { due, running, dead, oldestDueSeconds };
}
