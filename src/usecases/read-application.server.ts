import { findApplication } from '~/db/job-application.repo.server';
import { AppError } from '~/domain/app-error';
import type { JobApplication } from '~/domain/forms/job-application';
import type { Deps } from './deps';

/** For the operator: an application with its file. */
export async function readApplication(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { reference }: { reference: string },
): Promise<{ application: JobApplication; bytes: Uint8Array }> {
  const application = await findApplication(db, reference);
  const bytes = application && (await files.get(application.fileKey));
  if (!bytes) {
    throw new AppError('not_found', {
      message: `There is no application ${reference}, or no file.`,
    });
  }
  return { application, bytes };
}
