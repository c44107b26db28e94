import type { AlertNotice } from '~/db/alerts/alert-notice.repo.server';
import type { RecordedSecurityEvent } from '~/domain/security/security-event';
import type { InboxClient } from '../forms/inbox-client';
import type { SetPrice } from '../prices/set-price.server';
import type { SecurityEventQuery } from '../security/list-security-events.server';

/** Where the operator changes prices. */
export interface PriceClient {
  set(input: { offerId: number; priceCents: number }): Promise<SetPrice>;
  /** Lets invented stores change their prices; how many did. */
  simulate(input: { changes: number }): Promise<number>;
}

export type DueAlert = Pick<
  AlertNotice,
  'deliverAt' | 'alertId' | 'productId' | 'kind' | 'valueCents'
>;

/** Where the operator sees what price alerts have to say. */
interface AlertClient {
  /** What people are owed and have not been told, the soonest first. */
  due(): Promise<{ now: Date; notices: readonly DueAlert[] }>;
  /** Tells those for whom it is time. */
  sendDue(): Promise<{ people: number }>;
}

/** Access to the security log. */
interface SecurityLogClient {
  events(query: SecurityEventQuery): Promise<readonly RecordedSecurityEvent[]>;
}

/** Where a running site helps to back up its database. */
interface BackupClient {
  /** Copies the database; the caller removes the folder. */
  snapshot(): Promise<{ folder: string }>;
}

/** What works at the database and through the site that has it open. */
export interface OperatorClient {
  inbox: InboxClient;
  prices: PriceClient;
  alerts: AlertClient;
  security: SecurityLogClient;
  backup: BackupClient;
}
