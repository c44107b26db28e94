/**
 * When the current run of a periodic task was due: the last multiple of its interval since 1970, in
 * UTC. Every process computes the same time, so duplicates share a key.
 */
export function lastDue(everyMs: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs);
}

/** The job of a scheduled run; the same run always gets the same name. */
export function scheduledJobName(name: string): { kind: string; keyOf: (due: Date) => string } {
  return { kind: `scheduled:${name}`, keyOf: (due) => `scheduled:${name}:${due.toISOString()}` };
}
