import type { AlertNotice } from '~/db/alerts/alert-notice.repo.server';
import type { RecordedSecurityEvent } from '~/domain/security/security-event';
import type { InboxClient } from '../forms/inbox-client';
import type { SetPrice } from '../prices/set-price.server';
import type { SecurityEventQuery } from '../security/list-security-events.server';

export interface PriceClient {
  set(input: { offerId: number; priceCents: number }): Promise<SetPrice>;
  /** Changes prices of fictional stores; returns the number of changes. */
  simulate(input: { changes: number }): Promise<number>;
}

export type DueAlert = Pick<
  AlertNotice,
  'deliverAt' | 'alertId' | 'productId' | 'kind' | 'valueCents'
>;

interface AlertClient {
  /** Pending notifications, the soonest first. */
  due(): Promise<{ now: Date; notices: readonly DueAlert[] }>;
  sendDue(): Promise<{ people: number }>;
}

interface SecurityLogClient {
  events(query: SecurityEventQuery): Promise<readonly RecordedSecurityEvent[]>;
}

/** Asks a running site for a copy of its database. */
interface BackupClient {
  /** Copies the database; the caller removes the folder. */
  snapshot(): Promise<{ folder: string }>;
}

/** Operations that work both on the database and through the site that has it open. */
export interface OperatorClient {
  inbox: InboxClient;
  prices: PriceClient;
  alerts: AlertClient;
  security: SecurityLogClient;
  backup: BackupClient;
}
