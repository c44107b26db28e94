import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs, hourMs, minuteMs, secondMs } from '~/domain/durations';
import type { DemoReviewWriter } from '~/domain/reviews/demo-review';
import { tidyAccounts } from '~/usecases/accounts/tidy-accounts.server';
import { recheckUnconfirmedAlerts } from '~/usecases/alerts/evaluate-alerts.server';
import { sendDueAlerts } from '~/usecases/alerts/notify/send-due-alerts.server';
import type { Deps } from '~/usecases/deps';
import { tidyOutbox } from '~/usecases/email/tidy-outbox.server';
import { runDueFeeds } from '~/usecases/feeds/run-due-feeds.server';
import { tidyForms } from '~/usecases/forms/tidy-forms.server';
import { countIngredients } from '~/usecases/ingredients/count-ingredients.server';
import { tidyJobs } from '~/usecases/jobs/work-jobs.server';
import { writeNewsletter } from '~/usecases/newsletter/write-newsletter.server';
import type { PriceClient } from '~/usecases/operations/operator-client';
import { tidyDatabase } from '~/usecases/operations/tidy-database.server';
import { tidyPriceHistory } from '~/usecases/prices/history/tidy-price-history.server';
import { tidyPriceChanges } from '~/usecases/prices/tidy-price-changes.server';
import { addDemoReviews, listDemoReviewWork } from '~/usecases/reviews/add-demo-reviews.server';
import { sendReviewMails } from '~/usecases/reviews/mails/send-review-mails.server';
import { tidyReviews } from '~/usecases/reviews/tidy-reviews.server';
import { deriveProductTags } from '~/usecases/search/derive-product-tags.server';
import { refreshPopularity } from '~/usecases/search/popularity-clicks.server';
import { sendFactorRecoveryEmails } from '~/usecases/security/send-factor-recovery-emails.server';
import { tidySecurityEvents } from '~/usecases/security/tidy-security-events.server';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';

export interface ScheduledTask {
  /** Part of stored job keys, so it must not change. */
  name: string;
  /** At most a week, because job keys are stored for a month. */
  everyMs: number;
  /** The only database engine that needs the task. */
  only?: Deps['db']['kind'];
  /** The signal asks a long run to end without its result, so that the process can stop. */
  run(deps: Deps, signal: AbortSignal): Promise<void>;
}

export const schedule: readonly ScheduledTask[] = [
  { name: 'tidy-price-changes', everyMs: hourMs, run: tidyPriceChanges },
  { name: 'derive-product-tags', everyMs: minuteMs, run: (deps) => deriveProductTags(deps) },
  {
    name: 'count-ingredients',
    everyMs: 10 * minuteMs,
    run: (deps, signal) => countIngredients(deps, { signal }),
  },
  { name: 'refresh-popularity', everyMs: dayMs, run: refreshPopularity },
  { name: 'run-due-feeds', everyMs: minuteMs, run: runDueFeeds },
  { name: 'check-held-alerts', everyMs: 5 * minuteMs, run: recheckUnconfirmedAlerts },
  {
    name: 'tell-due-alerts',
    everyMs: minuteMs,
    run: async (deps) => void (await sendDueAlerts(deps)),
  },
  { name: 'tidy-outbox', everyMs: hourMs, run: tidyOutbox },
  { name: 'tidy-forms', everyMs: hourMs, run: tidyForms },
  { name: 'tidy-review-photos', everyMs: hourMs, run: tidyReviews },
  { name: 'send-review-mails', everyMs: hourMs, run: sendReviewMails },
  { name: 'tidy-storage', everyMs: minuteMs, run: tidyStorage },
  { name: 'tell-factor-recoveries', everyMs: minuteMs, run: sendFactorRecoveryEmails },
  { name: 'tidy-security-events', everyMs: hourMs, run: tidySecurityEvents },
  { name: 'tidy-jobs', everyMs: 10 * minuteMs, run: tidyJobs },
  { name: 'tidy-accounts', everyMs: 10 * minuteMs, run: tidyAccounts },
  { name: 'newsletter', everyMs: hourMs, run: writeNewsletter },
  {
    name: 'tidy-database',
    everyMs: 10 * minuteMs,
    only: 'pglite',
    run: async (deps) => tidyDatabase(deps, { isIdle: await isProcessIdle() }),
  },
];

/** Moves old price intervals and replaces the oldest by daily lows; most runs find nothing to do. */
export function priceHistoryTask(rawMonths: number): ScheduledTask {
  const run = (deps: Deps) => tidyPriceHistory(deps, { rawMonths, maxRunMs: 10 * secondMs });
  return { name: 'tidy-price-history', everyMs: minuteMs, run };
}

/**
 * How many invented prices change every minute. They change together, because every recording invalidates
 * all cached pages; those expire after a minute anyway.
 */
const simulatedChanges = 4;

export function simulationTask(prices: PriceClient): ScheduledTask {
  const run = async () => void (await prices.simulate({ changes: simulatedChanges }));
  return { name: 'simulate-demo-prices', everyMs: minuteMs, run };
}

/** Products that get reviews of the demonstration every minute: a few seconds of work for a small machine. */
const reviewedPerMinute = 120;

/** Adds the reviews of a large demonstration while the site is running. */
export function demoReviewTask(
  productCount: number,
  createWriter: (now: Date) => DemoReviewWriter,
): ScheduledTask {
  let isStarting = true;
  let waiting: readonly number[] | undefined;
  const run = async (deps: Deps) => {
    // The first run is due at once, while the first pages are rendered.
    if (isStarting) {
      isStarting = false;
      return;
    }
    waiting ??= await listDemoReviewWork(deps, productCount);
    const next = waiting.slice(0, reviewedPerMinute);
    await addDemoReviews(deps, next, createWriter(deps.clock.now()));
    waiting = waiting.slice(next.length);
  };
  return { name: 'add-demo-reviews', everyMs: minuteMs, run };
}

const idleSampleMs = 2_000;
const maxIdleUtilization = 0.05;

/** Measures for a short time whether this process is nearly idle. */
async function isProcessIdle(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await pause(idleSampleMs);
  return performance.eventLoopUtilization(before).utilization < maxIdleUtilization;
}
