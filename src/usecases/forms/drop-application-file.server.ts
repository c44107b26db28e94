import { isApplicationFile } from '~/db/forms/job-application.repo.server';
import type { Deps } from '../deps';

/** Deletes a file unless an application has it: one that was forgotten, or one that never came about. */
export async function dropApplicationFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { fileKey }: { fileKey: string },
): Promise<void> {
  if (!(await isApplicationFile(db, fileKey))) await files.delete(fileKey);
}
