import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const doorSchema = z.object({ url: z.url(), key: z.string().min(32), pid: z.int() });

/** How the operator's commands reach a site that keeps the database to itself. */
type OperatorDoor = z.infer<typeof doorSchema>;

const pathIn = (dataDir: string) => join(dataDir, 'operator.json');

/** Leaves address and key in the data folder, for its owner's eyes only; `close` takes them away. */
export function openOperatorDoor(dataDir: string, given: { url: string; key: string }) {
  const path = pathIn(dataDir);
  // Made anew: a file that was there before keeps its mode.
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ ...given, pid: process.pid }), { mode: 0o600 });
  return { close: () => rmSync(path, { force: true }) };
}

/** The door of the site that runs on a data folder; undefined when none does. */
export function findOperatorDoor(dataDir: string): OperatorDoor | undefined {
  try {
    const door = doorSchema.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
    // One that was killed has left its door open; then we can open the database ourselves.
    process.kill(door.pid, 0);
    return door;
  } catch {
    return undefined;
  }
}
