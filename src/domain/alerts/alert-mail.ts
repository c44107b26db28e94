import type { Size } from '../catalog/product';
import type { AlertCondition } from './price-alert';

/** One thing that somebody wanted to be told, as a mail tells it. */
export interface AlertMailItem {
  notification: AlertCondition & { beforeCents: number | null; forSaved: boolean };
  product: { id: number; name: string; brand: { name: string }; size: Size | null };
  storeName: string;
  priceCents: number;
  /** In what the alert compares: with shipping, or per fl oz. */
  valueCents: number;
  since: Date;
  /** The lowest of the last twelve months and when that was last; null: unknown. */
  year: { lowestCents: number; lowFrom: Date } | null;
  changeLink: string;
  stopLink: string;
}

/** All that somebody is told in one mail. */
export interface AlertMail {
  to: string;
  timeZone: string;
  items: readonly AlertMailItem[];
  /** How many more there are than the mail shows. */
  omittedCount: number;
  alertsLink: string;
  unsubscribeLink: string;
}
