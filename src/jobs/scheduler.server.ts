import { lastDue, scheduledJobName } from '~/domain/jobs/schedule';
import type { Deps } from '~/usecases/deps';
import { queueScheduledRun } from '~/usecases/jobs/queue-scheduled-run.server';
import type { JobHandler } from './registry.server';
import type { ScheduledTask } from './schedule.server';

export interface Scheduler {
  /** Handlers of scheduled runs, by kind of job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Queues every due run that this process has not queued yet. Call it often. */
  queueDue(): Promise<void>;
}

/**
 * Turns scheduled tasks into jobs. A job's key consists of the task's name and the due time, so several
 * processes queue a run once. Missed runs are made up for once.
 */
export function createScheduler(
  deps: Deps,
  tasks: readonly ScheduledTask[],
  signal: AbortSignal = new AbortController().signal,
): Scheduler {
  const ours = tasks.filter(({ only }) => !only || only === deps.db.kind);
  const queued = new Map<string, number>();
  return {
    handlers: Object.fromEntries(
      ours.map(({ name, run }) => [
        scheduledJobName(name).kind,
        { run: (given) => run(given, signal) },
      ]),
    ),
    async queueDue() {
      for (const { name, everyMs } of ours) {
        const due = lastDue(everyMs, deps.clock.now());
        if (queued.get(name) === due.getTime()) continue;
        if (await queueScheduledRun(deps, { name, due })) queued.set(name, due.getTime());
      }
    },
  };
}
