import { randomUUID } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import {
  findApplicationReference,
  insertApplication,
} from '~/db/forms/job-application.repo.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import { AppError } from '~/domain/app-error';
import { openings } from '~/domain/careers/openings';
import { hourMs } from '~/domain/durations';
import {
  dropApplicationFileJob,
  type JobApplication,
  reviewDue,
} from '~/domain/forms/job-application';
import { maxResumeBytes, plainFileName, resumeTypes } from '~/domain/forms/resume-file';
import { resumeProblems } from '~/domain/forms/resume-problems';
import type { SubmissionKeys, SubmissionReceipt } from '~/domain/forms/submission';
import type { ResumeProblem } from '~/domain/uploads/resume-report';
import {
  renderApplicationArrived,
  renderApplicationReceived,
} from '~/emails/forms/application.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';
import { newReference } from './new-reference.server';
import { mayConfirmTo } from './take-form-limit.server';

interface Input {
  role: string;
  name: string;
  email: string;
  link: string;
  message: string;
  file: { name: string; bytes: Uint8Array } | null;
  keys: SubmissionKeys;
  /** The sender's network, for the fair queue. */
  network: string;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'uploads' | 'log' | 'site'>;

/**
 * Stores an application with its file and queues emails to both sides. Before the file is stored, a job is
 * queued that deletes it in an hour unless an application uses it by then, so a crash leaves no file
 * behind.
 */
export async function receiveApplication(
  { db, clock, files, uploads, log, site }: Needs,
  { keys, file, role, network, ...formFields }: Input,
): Promise<SubmissionReceipt> {
  const now = clock.now();
  if (!file || file.bytes.length > maxResumeBytes) throw refuse('unknown_type');
  const { name, bytes } = file;
  const before = await findApplicationReference(db, keys);
  if (before) return { reference: before, isNew: false };
  const report = await uploads.inspectResume(bytes, network);
  if ('problem' in report) {
    log.info({ problem: report.problem, detail: report.detail }, 'resume refused');
    throw refuse(report.problem);
  }
  const { type } = report;
  const fileKey = `applications/${randomUUID()}.${type}`;
  await insertJob(
    db,
    { kind: dropApplicationFileJob, payload: { fileKey }, runAt: new Date(now.getTime() + hourMs) },
    now,
  );
  await files.put(fileKey, bytes, resumeTypes[type]);
  const application: JobApplication = {
    ...formFields,
    role: openings.find(({ slug }) => slug === role)?.slug ?? null,
    reference: newReference(),
    fileName: plainFileName(name),
    fileType: type,
    fileBytes: bytes.length,
    fileKey,
    fileFindings: report.findings,
    receivedAt: now,
    dueAt: reviewDue(now),
  };
  return db.transaction(async (tx) => {
    if (!(await insertApplication(tx, { ...application, key: keys[0] }))) {
      // A concurrent duplicate was faster; the job deletes this file.
      const double = await findApplicationReference(tx, keys);
      if (double) return { reference: double, isNew: false };
    }
    await queueEmails(tx, { site, application, now });
    return { reference: application.reference, isNew: true };
  });
}

function refuse(problem: ResumeProblem): AppError {
  return new AppError('invalid_form', {
    message: 'Please check the highlighted field.',
    fields: { file: resumeProblems[problem] },
  });
}

async function queueEmails(
  tx: Queryable,
  { site, application, now }: Pick<Deps, 'site'> & { application: JobApplication; now: Date },
): Promise<void> {
  await queueMail(tx, renderApplicationArrived(site, application), { now });
  if (await mayConfirmTo(tx, application.email, now)) {
    await queueMail(tx, renderApplicationReceived(site, application), { now });
  }
}
