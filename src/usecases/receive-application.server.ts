import { randomUUID } from 'node:crypto';
import type { Queryable } from '~/db/database.server';
import { insertJob } from '~/db/job.repo.server';
import { findApplicationReference, insertApplication } from '~/db/job-application.repo.server';
import { AppError } from '~/domain/app-error';
import { openings } from '~/domain/careers/openings';
import {
  dropApplicationFileJob,
  type JobApplication,
  reviewDue,
} from '~/domain/forms/job-application';
import {
  mostResumeBytes,
  plainFileName,
  type ResumeType,
  resumeRule,
  resumeTypeOf,
  resumeTypes,
} from '~/domain/forms/resume-file';
import type { Received, SubmissionKeys } from '~/domain/forms/submission';
import { renderApplicationArrived, renderApplicationReceived } from '~/emails/application.email';
import type { Deps } from './deps';
import { newReference } from './new-reference.server';
import { queueMail } from './queue-mail.server';
import { mayConfirmTo } from './take-form-limit.server';

interface Input {
  role: string;
  name: string;
  email: string;
  link: string;
  message: string;
  file: { name: string; bytes: Uint8Array } | null;
  keys: SubmissionKeys;
}

const hourMs = 3_600_000;

/**
 * Keeps an application with its file and owes both sides a mail. The file is put first, and before that
 * a job that deletes it in an hour unless an application has it by then: whatever dies in between, no
 * file is left behind.
 */
export async function receiveApplication(
  { db, clock, files, site }: Pick<Deps, 'db' | 'clock' | 'files' | 'site'>,
  { keys, file, role, ...written }: Input,
): Promise<Received> {
  const now = clock.now();
  const { name, type, bytes } = checkFile(file);
  const before = await findApplicationReference(db, keys);
  if (before) return { reference: before, isNew: false };
  const fileKey = `applications/${randomUUID()}.${type}`;
  await insertJob(
    db,
    { kind: dropApplicationFileJob, payload: { fileKey }, runAt: new Date(now.getTime() + hourMs) },
    now,
  );
  await files.put(fileKey, bytes, resumeTypes[type]);
  const application: JobApplication = {
    ...written,
    role: openings.find(({ slug }) => slug === role)?.slug ?? null,
    reference: newReference(),
    fileName: name,
    fileType: type,
    fileBytes: bytes.length,
    fileKey,
    receivedAt: now,
    dueAt: reviewDue(now),
  };
  return db.transaction(async (tx) => {
    if (!(await insertApplication(tx, { ...application, key: keys[0] }))) {
      // Its double was a moment faster; the file of this one goes by its job.
      const double = await findApplicationReference(tx, keys);
      if (double) return { reference: double, isNew: false };
    }
    await tell(tx, { site, application, now });
    return { reference: application.reference, isNew: true };
  });
}

function checkFile(file: Input['file']): { name: string; type: ResumeType; bytes: Uint8Array } {
  const isFitting = file && file.bytes.length <= mostResumeBytes;
  const type = isFitting ? resumeTypeOf(file.bytes) : null;
  if (file && type) return { name: plainFileName(file.name), type, bytes: file.bytes };
  throw new AppError('invalid_form', {
    message: 'Please look at the marked field.',
    fields: { file: resumeRule },
  });
}

async function tell(
  tx: Queryable,
  { site, application, now }: Pick<Deps, 'site'> & { application: JobApplication; now: Date },
): Promise<void> {
  await queueMail(tx, renderApplicationArrived(site, application), { now });
  if (await mayConfirmTo(tx, application.email, now)) {
    await queueMail(tx, renderApplicationReceived(site, application), { now });
  }
}
