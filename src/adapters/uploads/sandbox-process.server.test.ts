import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { createSandboxProcess } from './sandbox-process.server';

test('code that never returns to the event loop is stopped by the CPU limit', async () => {
  const sandbox = createSandboxProcess({
    program: fileURLToPath(new URL('../../../tests/programs/busy-sandbox.ts', import.meta.url)),
    memoryBytes: 1024 ** 3,
    cpuMs: 100,
    // Far above the CPU limit, so that the parent does not stop it first.
    timeoutMs: minuteMs,
    idleMs: 1_000,
  });
  const answer = await sandbox.run({ kind: 'resume', bytes: new Uint8Array() });
  expect(answer).toEqual({ refused: 'too_costly', detail: 'the process ended with SIGKILL' });
  await sandbox.close();
});
