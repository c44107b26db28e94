import type { AlertState } from './price-alert';

/** What to notify a person about. */
interface AlertNotification {
  offerId: number;
  /** In the alert's measure. */
  valueCents: number;
  beforeCents: number | null;
}

export interface Evaluation {
  /** Held: a drop was seen but is not confirmed yet. */
  verdict: 'quiet' | 'held' | 'due';
  notification: AlertNotification | null;
  state: AlertState;
}
