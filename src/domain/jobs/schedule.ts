/**
 * When the current run of something regular was due: the last whole multiple of its interval, counted
 * from 1970 in UTC. Every process comes to the same answer, which is what makes doubles recognizable.
 */
export function lastDue(everyMs: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs);
}

/** The job that a run of a task is, so that whoever queues the same run names the same job. */
export function scheduledJobName(name: string): { kind: string; keyOf: (due: Date) => string } {
  return { kind: `scheduled:${name}`, keyOf: (due) => `scheduled:${name}:${due.toISOString()}` };
}
