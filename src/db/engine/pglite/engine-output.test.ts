import { expect, test } from 'vitest';
import { readEngineOutput } from './engine-output.server';

const panic =
  '2026-11-16 09:13:04.210 UTC [42] PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device';

test('reports an abort immediately, with the reason printed before it', () => {
  const reasons: string[] = [];
  const output = readEngineOutput((reason) => reasons.push(reason));
  output.onStderr('2026-11-16 09:13:04.100 UTC [42] LOG:  checkpoint starting');
  output.onStderr(panic);
  expect(reasons).toEqual([]);
  output.onStderr('Aborted()');
  expect(reasons).toEqual([
    'could not write to file "pg_wal/xlogtemp.42": No space left on device',
  ]);
});

test('an abort without a reason is reported as it is', () => {
  const reasons: string[] = [];
  readEngineOutput((reason) => reasons.push(reason)).onStderr('Aborted(OOM)');
  expect(reasons).toEqual(['Aborted(OOM)']);
});

test('the reason includes the detail, and nothing else', () => {
  const output = readEngineOutput(() => {});
  expect(output.reason()).toBeUndefined();
  output.onStderr('2026 UTC [42] FATAL:  database files are incompatible with server');
  output.onStderr('2026 UTC [42] DETAIL:  The data directory was initialized by version 16.');
  output.onStderr('2026 UTC [42] HINT:  It looks like you need to initdb.');
  expect(output.reason()).toBe(
    'database files are incompatible with server: The data directory was initialized by version 16.',
  );
});
