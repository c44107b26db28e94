import { z } from 'zod';
import type { OperatorAnswer } from '~/domain/forms/operator-answer';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** The table of answers for each form. */
const tables = {
  message: sql`contact_answer`,
  application: sql`application_answer`,
} as const;

interface Answered {
  to: keyof typeof tables;
  reference: string;
}

const answerRow = rowOf({ answer: z.string(), answeredAt: z.date() });

/** The answers so far, in order. */
export async function listAnswers(
  db: Queryable,
  { to, reference, limit }: Answered & { limit: number },
): Promise<OperatorAnswer[]> {
  return db.rows(
    answerRow,
    sql`select answer, answered_at from ${tables[to]} where reference = ${reference}
      order by id limit ${limit}`,
  );
}

/** Adds an answer. */
export async function insertAnswer(
  db: Queryable,
  { to, reference, answer, now }: Answered & { answer: string; now: Date },
): Promise<void> {
  await db.execute(sql`insert into ${tables[to]} (reference, answer, answered_at)
    values (${reference}, ${answer}, ${now})`);
}
