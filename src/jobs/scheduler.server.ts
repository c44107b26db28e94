import { lastDue, scheduledJobName } from '~/domain/jobs/schedule';
import type { Deps } from '~/usecases/deps';
import { queueScheduledRun } from '~/usecases/jobs/queue-scheduled-run.server';
import type { JobHandler } from './registry.server';
import type { ScheduledTask } from './schedule.server';

export interface Scheduler {
  /** What doing a run means, by kind of job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Queues every run that is due and that this process has not seen queued. Call it often. */
  queueDue(): Promise<void>;
}

/**
 * Turns regular tasks into jobs. However many processes do so, a run is one job, because its name
 * is made of the task's and of the time at which it was due. A run that was due while nobody was
 * there is made up for once, not as often as it was missed.
 */
export function createScheduler(deps: Deps, tasks: readonly ScheduledTask[]): Scheduler {
  const ours = tasks.filter(({ only }) => !only || only === deps.db.kind);
  const queued = new Map<string, number>();
  return {
    handlers: Object.fromEntries(
      ours.map(({ name, run }) => [scheduledJobName(name).kind, { run: (given) => run(given) }]),
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
