import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '~/domain/durations';
import type { Log } from '~/usecases/deps';

const maxRecordAgeMs = 30 * dayMs;

export type MailDeliveryJournal = ReturnType<typeof createMailDeliveryJournal>;

/**
 * A file for each email that the mail server accepted and the database has not recorded yet. The
 * sending thread creates it as soon as the server accepts; the database update waits behind other
 * queries. A process killed in between would otherwise send the email again.
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
      log.warn({ mail: id, problem }, 'could not record that an email was sent'),
  };
}

/**
 * Creates the folder, or removes files of killed processes that the database had already recorded.
 */
async function prepareFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - maxRecordAgeMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
