import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long enough for most statements, short enough not to delay requests. */
const maxTurnMs = 10;

/**
 * PGlite runs in this thread and never waits for I/O, so a job of many statements would keep the process from
 * everything else until its end. Called after each statement, this lets requests continue every few milliseconds.
 */
export function createYielder(): () => Promise<void> {
  let turnStartedAt = performance.now();
  return async () => {
    if (performance.now() - turnStartedAt < maxTurnMs) return;
    await nextTurn();
    turnStartedAt = performance.now();
  };
}
