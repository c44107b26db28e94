import { createInterface } from 'node:readline';
import { acquireDataLock, type DataLock } from '../../src/db/engine/data-lock.server.ts';

/** Takes the lock on a folder when told to by a line, and lets go when its input ends. */
const [, , folder = ''] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);
let lock: DataLock | undefined;

const input = createInterface({ input: process.stdin });
input.once('line', async () => {
  try {
    lock = await acquireDataLock(folder);
    say(`holding ${process.pid}`);
  } catch (error) {
    say(`refused ${error instanceof Error ? error.message : error}`);
  }
});
input.once('close', () => {
  lock?.release();
  say('released');
});
say('up');
