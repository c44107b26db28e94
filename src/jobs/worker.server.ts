import { minuteMs } from '~/domain/durations';
import { jobLeaseMs, PermanentFailure } from '~/domain/jobs/job';
import { redactText } from '~/domain/logs/redact';
import type { Deps } from '~/usecases/deps';
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  failJob,
  renewJobLease,
} from '~/usecases/jobs/work-jobs.server';
import { inRequest } from '~/usecases/operations/in-request.server';
import { type JobHandler, jobHandlers } from './registry.server';
import type { ScheduledTask } from './schedule.server';
import { createScheduler } from './scheduler.server';

interface WorkerOptions {
  handlers?: Readonly<Record<string, JobHandler>>;
  /** Scheduled tasks; none by default. */
  schedule?: readonly ScheduledTask[];
  concurrency?: number;
  /** How often to poll; notifications wake the worker immediately. */
  pollMs?: number;
}

export interface Worker {
  /** 'ok', or why no jobs are being claimed. */
  state(): string;
  /** Claims no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

/** A worker that has not polled for this long counts as stalled. */
const stalledAfterMs = 2 * minuteMs;

/** Runs jobs from the queue until stopped. */
export async function startWorker(deps: Deps, options: WorkerOptions = {}): Promise<Worker> {
  const stopped = new AbortController();
  const scheduler = createScheduler(deps, options.schedule ?? [], stopped.signal);
  const handlers = { ...(options.handlers ?? jobHandlers), ...scheduler.handlers };
  const kinds = Object.keys(handlers);
  const concurrency = options.concurrency ?? 4;
  const pollMs = options.pollMs ?? 1_000;
  const running = new Set<Promise<void>>();
  let stopping = false;
  let wake: () => void = () => {};
  let woken = false;
  let isQueueUnreachable = false;
  let lastPollAt = performance.now();

  const wakeWorker = () => {
    woken = true;
    wake();
  };
  const stopListening = await deps.db.listen('job', wakeWorker);

  async function idle(): Promise<void> {
    if (woken || stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function claimAndStart(): Promise<number> {
    const free = concurrency - running.size;
    if (free === 0) return 0;
    const jobs = await claimJobs(deps, { kinds, limit: free });
    for (const job of jobs) {
      const work = inRequest(job.requestId ?? undefined, () => runJob(deps, handlers, job)).finally(
        () => {
          running.delete(work);
          wakeWorker();
        },
      );
      running.add(work);
    }
    return jobs.length;
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      woken = false;
      lastPollAt = performance.now();
      try {
        await scheduler.queueDue();
        const taken = await claimAndStart();
        isQueueUnreachable = false;
        if (taken > 0) continue;
      } catch (error) {
        // The queue is in the database, so wait until it is reachable. Logged once.
        if (!isQueueUnreachable)
          deps.log.warn({ err: error }, 'the worker could not reach the queue');
        isQueueUnreachable = true;
      }
      await idle();
    }
  }

  const looping = loop();
  return {
    state() {
      if (isQueueUnreachable) return 'the queue is unreachable';
      return performance.now() - lastPollAt > stalledAfterMs + pollMs ? 'stalled' : 'ok';
    },
    async stop() {
      stopping = true;
      stopped.abort();
      wake();
      await looping;
      await Promise.allSettled(running);
      await stopListening();
    },
  };
}

async function runJob(
  deps: Deps,
  handlers: Readonly<Record<string, JobHandler>>,
  job: ClaimedJob,
): Promise<void> {
  const heartbeat = setInterval(() => {
    renewJobLease(deps, job).catch((error: unknown) =>
      deps.log.warn({ err: error, job: job.id }, 'could not renew the lease of a job'),
    );
  }, jobLeaseMs / 3);
  try {
    await handlers[job.kind]?.run(deps, job.payload);
    await completeJob(deps, job);
  } catch (error) {
    await recordFailure(deps, job, error);
  } finally {
    clearInterval(heartbeat);
  }
}

async function recordFailure(deps: Deps, job: ClaimedJob, error: unknown): Promise<void> {
  const reason = redactText(error instanceof Error ? error.message : String(error));
  const fields = { job: job.id, kind: job.kind, attempt: job.attempts, err: error };
  try {
    const isPermanent = error instanceof PermanentFailure;
    const state = await failJob(deps, job, { reason, isPermanent });
    if (state === 'dead') deps.log.error(fields, 'a job failed on its last attempt');
    else if (state === 'waiting') deps.log.warn(fields, 'a job failed and will be retried');
    else deps.log.warn(fields, 'a job failed after another worker had claimed it');
  } catch (queueError) {
    // The lease will expire and another worker will claim the job.
    deps.log.error({ ...fields, queueError }, 'a job failed and the failure could not be recorded');
  }
}
