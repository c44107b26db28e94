import type { Picture, Size } from '../catalog/product';
import type { AlertCondition } from './price-alert';

/** One triggered alert in an email. */
export interface AlertMailItem {
  notification: AlertCondition & { beforeCents: number | null; forSaved: boolean };
  product: {
    id: number;
    name: string;
    brand: { name: string };
    size: Size | null;
    picture: Pick<Picture, 'photo' | 'label'>;
  };
  storeName: string;
  priceCents: number;
  /** In the alert's measure: with shipping, or per fl oz. */
  valueCents: number;
  since: Date;
  /** The lowest price of the last twelve months and when it was last seen; null: unknown. */
  year: { lowestCents: number; lowFrom: Date } | null;
  changeLink: string;
  stopLink: string;
}

/** All notifications of one alert email. */
export interface AlertMail {
  to: string;
  timeZone: string;
  items: readonly AlertMailItem[];
  /** Number of notifications the email leaves out. */
  omittedCount: number;
  alertsLink: string;
  unsubscribeLink: string;
}
