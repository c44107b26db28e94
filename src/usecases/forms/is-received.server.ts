import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import type { Deps } from '../deps';

/** The forms that have their own confirmation page. */
export type ReceivedForm = 'contact' | 'application';

const finders = { contact: findContactMessage, application: findApplication };

/** Whether a form was received under this reference. */
export async function isReceived(
  { db }: Pick<Deps, 'db'>,
  { form, reference }: { form: ReceivedForm; reference: string },
): Promise<boolean> {
  return (await finders[form](db, reference)) !== null;
}
