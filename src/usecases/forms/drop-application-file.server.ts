import { isApplicationFile } from '~/db/forms/job-application.repo.server';
import type { Deps } from '../deps';

/** Deletes a file that no application uses: its application was deleted or never created. */
export async function dropApplicationFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { fileKey }: { fileKey: string },
): Promise<void> {
  if (!(await isApplicationFile(db, fileKey))) await files.delete(fileKey);
}
