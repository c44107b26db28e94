import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const credentialsSchema = z.object({ url: z.url(), key: z.string().min(32), pid: z.int() });

/** URL and key with which commands reach a site that has exclusive access to its database. */
type OperatorCredentials = z.infer<typeof credentialsSchema>;

const credentialsPath = (dataDir: string) => join(dataDir, 'operator.json');

/** Writes URL and key to the data folder, readable by its owner only; `close` deletes them. */
export function writeOperatorCredentials(dataDir: string, given: { url: string; key: string }) {
  const path = credentialsPath(dataDir);
  // Recreated, because an existing file would keep its mode.
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ ...given, pid: process.pid }), { mode: 0o600 });
  return { close: () => rmSync(path, { force: true }) };
}

/** The credentials of the site that runs on a data folder; undefined when none runs. */
export function findOperatorCredentials(dataDir: string): OperatorCredentials | undefined {
  try {
    const credentials = credentialsSchema.parse(
      JSON.parse(readFileSync(credentialsPath(dataDir), 'utf8')),
    );
    // A killed site leaves its file behind; then the database is free.
    process.kill(credentials.pid, 0);
    return credentials;
  } catch {
    return undefined;
  }
}
