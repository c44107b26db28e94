import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, MailTransport } from '~/usecases/deps';

const keptMs = 30 * 24 * 3_600_000;

interface RecordOptions {
  folder: string;
  log: Log;
}

/**
 * Records in a file per email that the mail server has taken it, in the same turn of the event loop in
 * which the server says so. The database hears of it later, behind everything else that waits for it; a
 * process killed in between would send the email again.
 */
export function withHandOverRecord(
  transport: MailTransport,
  { folder, log }: RecordOptions,
): MailTransport {
  prepareFolder(folder).catch((error: unknown) =>
    log.warn({ err: error }, 'could not prepare the folder for records of sent emails'),
  );
  const pathOf = (id: string) => join(folder, id);
  return {
    ...transport,
    async send(mail) {
      if (existsSync(pathOf(mail.id))) return;
      await transport.send(mail);
      try {
        closeSync(openSync(pathOf(mail.id), 'w', 0o600));
      } catch (error) {
        // The email is out. Failing here would send it again; the database is about to be told.
        log.warn({ err: error, mail: mail.id }, 'could not record that an email was handed over');
      }
    },
    forget: (id) => rmSync(pathOf(id), { force: true }),
  };
}

/** Creates the folder, or removes what processes have left that were killed after the database had heard. */
async function prepareFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - keptMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
