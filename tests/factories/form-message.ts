import { randomUUID } from 'node:crypto';
import { insertContactMessage } from '~/db/forms/contact-message.repo.server';
import { insertApplication } from '~/db/forms/job-application.repo.server';
import type { ContactMessage } from '~/domain/forms/contact-message';
import { type JobApplication, reviewDue } from '~/domain/forms/job-application';
import type { Deps } from '~/usecases/deps';
import { newReference } from '~/usecases/forms/new-reference.server';
import { aPdf } from './documents';

/** Adds a message of the contact form, received now. */
export async function createFormMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  const message = {
    reference: newReference(),
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    subject: 'A question',
    message: 'A question of mine.',
    receivedAt: clock.now(),
    ...given,
  };
  await insertContactMessage(db, { ...message, key: randomUUID() });
  return message;
}

/** Adds an application with its file, received now. */
export async function createApplication(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  given: Partial<JobApplication> = {},
): Promise<JobApplication> {
  const bytes = aPdf();
  const receivedAt = clock.now();
  const application: JobApplication = {
    reference: newReference(),
    role: null,
    name: 'Ben',
    email: 'ben@example.com',
    link: '',
    message: '',
    fileName: 'cv.pdf',
    fileType: 'pdf',
    fileBytes: bytes.length,
    fileKey: `applications/${randomUUID()}.pdf`,
    fileFindings: [],
    receivedAt,
    dueAt: reviewDue(receivedAt),
    ...given,
  };
  await files.put(application.fileKey, bytes, 'application/pdf');
  await insertApplication(db, { ...application, key: randomUUID() });
  return application;
}
