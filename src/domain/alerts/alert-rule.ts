import { dayMs, minuteMs } from '../durations';

/** When a price drop is confirmed, and when the alert is re-armed. */
export interface AlertRule {
  /** A price within this many percent of other stores needs no second observation. */
  plausiblePercent: number;
  /** The price has risen again when it is this many percent above the notified price. */
  risePercent: number;
  /** After this time a lower price triggers again even if it never rose. */
  rearmAfterMs: number;
  /** How often to recheck an unconfirmed drop. */
  checkEveryMs: number;
  /** After this time there are no more scheduled rechecks; a new observation still counts. */
  checkForMs: number;
}

export const alertRule: AlertRule = {
  plausiblePercent: 30,
  risePercent: 2,
  rearmAfterMs: 30 * dayMs,
  checkEveryMs: 15 * minuteMs,
  checkForMs: 2 * dayMs,
};
