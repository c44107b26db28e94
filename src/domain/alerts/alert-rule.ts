import { dayMs, minuteMs } from '../durations';

/** When a fall is believed, and when the next one is news again. */
export interface AlertRule {
  /** Nearer than so many percent to what other stores ask, a price needs no second sighting. */
  plausiblePercent: number;
  /** The price has risen again when it is so many percent above what was told. */
  risePercent: number;
  /** After this time a lower price is news even though it never rose in between. */
  rearmAfterMs: number;
  /** How often to look again at a fall that is held. */
  checkEveryMs: number;
  /** After this time nobody looks by the clock any more; a new sighting still counts. */
  checkForMs: number;
}

export const alertRule: AlertRule = {
  plausiblePercent: 30,
  risePercent: 2,
  rearmAfterMs: 30 * dayMs,
  checkEveryMs: 15 * minuteMs,
  checkForMs: 2 * dayMs,
};
