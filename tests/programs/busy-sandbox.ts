import { createLimitWatch } from '../../src/adapters/uploads/sandbox/watch-limits.server.ts';

/** A sandbox whose task never returns to the event loop. */
const [, , memoryBytes, cpuMs] = process.argv;

const watch = createLimitWatch({ memoryBytes: Number(memoryBytes), cpuMs: Number(cpuMs) });

process.on('message', () => {
  watch((reason) => process.send?.({ refused: 'too_costly', detail: reason }));
  for (;;);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
