import { listAnswers } from '~/db/forms/form-answer.repo.server';
import { findApplication } from '~/db/forms/job-application.repo.server';
import { AppError } from '~/domain/app-error';
import type { JobApplication } from '~/domain/forms/job-application';
import type { OperatorAnswer } from '~/domain/forms/operator-answer';
import type { Deps } from '../deps';

const maxAnswers = 100;

/** For the operator: an application with its file and answers. */
export async function readApplication(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { reference }: { reference: string },
): Promise<{ application: JobApplication; bytes: Uint8Array; answers: OperatorAnswer[] }> {
  const application = await findApplication(db, reference);
  const bytes = application && (await files.get(application.fileKey));
  if (!bytes) {
    throw new AppError('not_found', {
      message: `There is no application ${reference}, or it has no file.`,
    });
  }
  return {
    application,
    bytes,
    answers: await listAnswers(db, { to: 'application', reference, limit: maxAnswers }),
  };
}
