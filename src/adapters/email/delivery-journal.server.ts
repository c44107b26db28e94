import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '~/domain/durations';
import type { Log } from '~/usecases/deps';

const maxRecordAgeMs = 30 * dayMs;

export type MailDeliveryJournal = ReturnType<typeof createMailDeliveryJournal>;

/**
 * A file for each email that the mail server has taken and the database does not know of yet. The
 * thread that sends emails creates it as soon as the server says so; the database hears of it later,
 * behind everything else that waits for it. A process killed in between would send the email again.
 */
export function createMailDeliveryJournal({ folder, log }: { folder: string; log: Log }) {
  prepareFolder(folder).catch((error: unknown) =>
    log.warn({ err: error }, 'could not prepare the folder for records of sent emails'),
  );
  const pathOf = (id: string) => join(folder, id);
  return {
    pathOf,
    has: (id: string) => existsSync(pathOf(id)),
    remove: (id: string) => rmSync(pathOf(id), { force: true }),
    reportProblem: (id: string, problem: string) =>
      log.warn({ mail: id, problem }, 'could not record that an email was handed over'),
  };
}

/** Creates the folder, or removes what processes have left that were killed after the database had heard. */
async function prepareFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - maxRecordAgeMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
