import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const credentialsSchema = z.object({ url: z.url(), key: z.string().min(32), pid: z.int() });

/** How the operator's commands reach a site that keeps the database to itself. */
type OperatorCredentials = z.infer<typeof credentialsSchema>;

const credentialsPath = (dataDir: string) => join(dataDir, 'operator.json');

/** Leaves address and key in the data folder, for its owner's eyes only; `close` takes them away. */
export function writeOperatorCredentials(dataDir: string, given: { url: string; key: string }) {
  const path = credentialsPath(dataDir);
  // Made anew: a file that was there before keeps its mode.
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ ...given, pid: process.pid }), { mode: 0o600 });
  return { close: () => rmSync(path, { force: true }) };
}

/** The door of the site that runs on a data folder; undefined when none does. */
export function findOperatorCredentials(dataDir: string): OperatorCredentials | undefined {
  try {
    const credentials = credentialsSchema.parse(
      JSON.parse(readFileSync(credentialsPath(dataDir), 'utf8')),
    );
    // One that was killed has left its door open; then we can open the database ourselves.
    process.kill(credentials.pid, 0);
    return credentials;
  } catch {
    return undefined;
  }
}
