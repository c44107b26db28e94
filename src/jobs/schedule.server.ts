import { checkHeldAlerts } from '~/usecases/alerts/check-held-alerts.server';
import { tellDueAlerts } from '~/usecases/alerts/notify/tell-due-alerts.server';
import type { Deps } from '~/usecases/deps';
import { tidyOutbox } from '~/usecases/email/tidy-outbox.server';
import { runDueFeeds } from '~/usecases/feeds/run-due-feeds.server';
import { tidyForms } from '~/usecases/forms/tidy-forms.server';
import { writeNewsletter } from '~/usecases/newsletter/write-newsletter.server';
import type { PriceDesk } from '~/usecases/operations/operator-desk';
import { tidyDatabase } from '~/usecases/operations/tidy-database.server';
import { tidyPriceChanges } from '~/usecases/prices/tidy-price-changes.server';
import { tellFactorRecoveries } from '~/usecases/security/tell-factor-recoveries.server';
import { tidySecurityEvents } from '~/usecases/security/tidy-security-events.server';
import { tidyStorage } from '~/usecases/storage/tidy-storage.server';
import { createQuietMeter } from './quiet-meter.server';

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

const minute = 60_000;
const hour = 60 * minute;
const meter = createQuietMeter();

/** What is done regularly, whoever is there to do it. One line a task. */
export const schedule: readonly ScheduledTask[] = [
  { name: 'tidy-price-changes', everyMs: hour, run: tidyPriceChanges },
  { name: 'run-due-feeds', everyMs: minute, run: runDueFeeds },
  { name: 'check-held-alerts', everyMs: 5 * minute, run: checkHeldAlerts },
  {
    name: 'tell-due-alerts',
    everyMs: minute,
    run: async (deps) => void (await tellDueAlerts(deps)),
  },
  { name: 'tidy-outbox', everyMs: hour, run: tidyOutbox },
  { name: 'tidy-forms', everyMs: hour, run: tidyForms },
  { name: 'tidy-storage', everyMs: minute, run: tidyStorage },
  { name: 'tell-factor-recoveries', everyMs: minute, run: tellFactorRecoveries },
  { name: 'tidy-security-events', everyMs: hour, run: tidySecurityEvents },
  { name: 'newsletter', everyMs: hour, run: writeNewsletter },
  {
    name: 'tidy-database',
    everyMs: 10 * minute,
    only: 'pglite',
    run: async (deps) => tidyDatabase(deps, { quiet: await meter.isQuiet() }),
  },
];

/**
 * How many invented prices change together each minute. Together, because every recording makes all
 * kept pages old: as they are kept for a minute anyway, one a minute costs little.
 */
const simulatedChanges = 4;

/** Lets the demonstration's stores live a little. */
export function simulationTask(prices: PriceDesk): ScheduledTask {
  const run = async () => void (await prices.simulate({ changes: simulatedChanges }));
  return { name: 'simulate-demo-prices', everyMs: minute, run };
}
