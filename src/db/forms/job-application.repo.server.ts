import { z } from 'zod';
import type { JobApplication } from '~/domain/forms/job-application';
import type { SubmissionKeys } from '~/domain/forms/submission';
import { resumeFindings } from '~/domain/uploads/resume-report';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const applicationRow = rowOf({
  reference: z.string(),
  role: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  link: z.string(),
  message: z.string(),
  fileName: z.string(),
  fileType: z.enum(['pdf', 'doc', 'docx']),
  fileBytes: z.number(),
  fileKey: z.string(),
  fileFindings: z.array(z.enum(resumeFindings)).nullable(),
  receivedAt: z.date(),
  dueAt: z.date(),
});

const applicationFields = sql`reference, role, name, email, link, message, file_name, file_type,
  file_bytes, file_key, file_findings, received_at, due_at`;

/** The reference of the same submission, if it was stored before; null if it is new. */
export async function findApplicationReference(
  db: Queryable,
  keys: SubmissionKeys,
): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ reference: z.string() }),
    sql`select reference from job_application where submission_key = any(${keys}) limit 1`,
  );
  return row?.reference ?? null;
}

/** Adds an application; false if the same submission was stored first. */
export async function insertApplication(
  db: Queryable,
  application: JobApplication & { key: string },
): Promise<boolean> {
  const insertedCount =
    await db.execute(sql`insert into job_application (submission_key, ${applicationFields})
    values (${application.key}, ${application.reference}, ${application.role},
      ${application.name}, ${application.email}, ${application.link}, ${application.message},
      ${application.fileName}, ${application.fileType}, ${application.fileBytes},
      ${application.fileKey}, ${application.fileFindings}, ${application.receivedAt}, ${application.dueAt})
    on conflict (submission_key) do nothing`);
  return insertedCount === 1;
}

/** One application, or null. */
export async function findApplication(
  db: Queryable,
  reference: string,
): Promise<JobApplication | null> {
  const [application] = await db.rows(
    applicationRow,
    sql`select ${applicationFields} from job_application where reference = ${reference}`,
  );
  return application ?? null;
}

/** Unanswered applications, most urgent first; or all of them, newest first. */
export async function listApplications(
  db: Queryable,
  { all, limit }: { all: boolean; limit: number },
): Promise<JobApplication[]> {
  return db.rows(
    applicationRow,
    all
      ? sql`select ${applicationFields} from job_application
          order by received_at desc, reference limit ${limit}`
      : sql`select ${applicationFields} from job_application j
          where not exists (select from application_answer a where a.reference = j.reference)
          order by due_at, reference limit ${limit}`,
  );
}

/** Whether an application has this file. */
export async function isApplicationFile(db: Queryable, fileKey: string): Promise<boolean> {
  const rows = await db.rows(
    z.object({ reference: z.string() }),
    sql`select reference from job_application where file_key = ${fileKey}`,
  );
  return rows.length > 0;
}

/** Deletes at most `limit` applications received before a time; returns the keys of their files. */
export async function deleteApplicationsBefore(
  tx: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx.rows(
    z.object({ file_key: z.string() }),
    sql`delete from job_application where reference in (
        select reference from job_application where received_at < ${before}
        order by received_at limit ${limit})
      returning file_key`,
  );
  return rows.map((row) => row.file_key);
}
