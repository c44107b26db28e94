import { hourMs, minuteMs } from '~/domain/durations';
import { sendDueAlerts } from '~/usecases/alerts/notify/send-due-alerts.server';
import { recheckUnconfirmedAlerts } from '~/usecases/alerts/recheck-unconfirmed-alerts.server';
import type { Deps } from '~/usecases/deps';
import { tidyOutbox } from '~/usecases/email/tidy-outbox.server';
import { runDueFeeds } from '~/usecases/feeds/run-due-feeds.server';
import { tidyForms } from '~/usecases/forms/tidy-forms.server';
import { writeNewsletter } from '~/usecases/newsletter/write-newsletter.server';
import type { PriceClient } from '~/usecases/operations/operator-client';
import { tidyDatabase } from '~/usecases/operations/tidy-database.server';
import { tidyPriceChanges } from '~/usecases/prices/tidy-price-changes.server';
import { sendFactorRecoveryEmails } from '~/usecases/security/send-factor-recovery-emails.server';
import { tidySecurityEvents } from '~/usecases/security/tidy-security-events.server';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';
import { createIdleMeter } from './idle-meter.server';

/** Something that is done again and again. */
export interface ScheduledTask {
  /** Part of the name of every run, so it stays as it is. */
  name: string;
  /** At most a week: the name of a run is remembered for a month. */
  everyMs: number;
  /** Says, for tasks that only one kind of database needs, which. */
  only?: Deps['db']['kind'];
  run(deps: Deps): Promise<void>;
}

const idleMeter = createIdleMeter();

/** What is done regularly, whoever is there to do it. One line a task. */
export const schedule: readonly ScheduledTask[] = [
  { name: 'tidy-price-changes', everyMs: hourMs, run: tidyPriceChanges },
  { name: 'run-due-feeds', everyMs: minuteMs, run: runDueFeeds },
  { name: 'check-held-alerts', everyMs: 5 * minuteMs, run: recheckUnconfirmedAlerts },
  {
    name: 'tell-due-alerts',
    everyMs: minuteMs,
    run: async (deps) => void (await sendDueAlerts(deps)),
  },
  { name: 'tidy-outbox', everyMs: hourMs, run: tidyOutbox },
  { name: 'tidy-forms', everyMs: hourMs, run: tidyForms },
  { name: 'tidy-storage', everyMs: minuteMs, run: tidyStorage },
  { name: 'tell-factor-recoveries', everyMs: minuteMs, run: sendFactorRecoveryEmails },
  { name: 'tidy-security-events', everyMs: hourMs, run: tidySecurityEvents },
  { name: 'newsletter', everyMs: hourMs, run: writeNewsletter },
  {
    name: 'tidy-database',
    everyMs: 10 * minuteMs,
    only: 'pglite',
    run: async (deps) => tidyDatabase(deps, { isIdle: await idleMeter.isIdle() }),
  },
];

/**
 * How many invented prices change together each minute. Together, because every recording makes all
 * kept pages old: as they are kept for a minute anyway, one a minute costs little.
 */
const simulatedChanges = 4;

/** Lets the demonstration's stores live a little. */
export function simulationTask(prices: PriceClient): ScheduledTask {
  const run = async () => void (await prices.simulate({ changes: simulatedChanges }));
  return { name: 'simulate-demo-prices', everyMs: minuteMs, run };
}
