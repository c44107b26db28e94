import { findContactMessage } from '~/db/forms/contact-message.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import type { Deps } from '../deps';

/** The forms whose arrival is confirmed by a page of its own. */
export type ReceivedForm = 'contact' | 'application';

const finders = { contact: findContactMessage, application: findApplication };

/** Whether we received such a form under this reference. */
export async function isReceived(
  { db }: Pick<Deps, 'db'>,
  { form, reference }: { form: ReceivedForm; reference: string },
): Promise<boolean> {
  return (await finders[form](db, reference)) !== null;
}
