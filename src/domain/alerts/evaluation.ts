import type { AlertState } from './price-alert';

/** What a person is to be told. */
interface AlertNotification {
  offerId: number;
  /** In what the alert compares. */
  valueCents: number;
  beforeCents: number | null;
}

export interface Evaluation {
  /** Held: a fall is seen, but not believed yet. */
  verdict: 'quiet' | 'held' | 'due';
  notification: AlertNotification | null;
  /** What the alert is to remember. */
  state: AlertState;
}
