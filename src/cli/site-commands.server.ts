import { inboxCommands } from './forms/inbox.server';
import { dailyLowCommands } from './prices/daily-low-commands.server';
import { reviewCommands } from './reviews/review-commands.server';
import type { SiteCommand } from './site-command';

/** Commands that a running site runs for a terminal that cannot open the database. */
export const siteCommands: Record<string, SiteCommand> = {
  ...inboxCommands,
  ...reviewCommands,
  ...dailyLowCommands,
};
