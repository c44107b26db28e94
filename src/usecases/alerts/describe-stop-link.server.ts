import { findAlertByLink } from '~/db/alerts/price-alert.repo.server';
import { describeCondition, unitLabel } from '~/domain/alerts/alert-text';
import type { Deps } from '../deps';
import { readMailLinkToken } from '../email/mail-links.server';
import { readLinkKey } from '../operations/site-keys.server';
import { withProducts } from './list-alerts.server';

type StoppedKind = 'emails' | 'saved-drops' | 'helpful-mails' | 'review-requests';

const kinds = {
  'stop-mails': 'emails',
  'stop-saved': 'saved-drops',
  'stop-helpful': 'helpful-mails',
  'stop-requests': 'review-requests',
} as const satisfies Record<string, StoppedKind>;

/** What the button on an unsubscribe page would stop. */
export type StopLink =
  | { stops: StoppedKind | 'deleted-alert' | 'nothing' }
  | { stops: 'alert'; product: string; words: string };

/** Describes what a link in an email stops; 'nothing' if we did not sign it. Read-only. */
export async function describeStopLink(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { token }: { token: string },
): Promise<StopLink> {
  const link = readMailLinkToken(await readLinkKey(db, secrets), token);
  if (!link) return { stops: 'nothing' };
  if (link.purpose !== 'stop-alert') return { stops: kinds[link.purpose] };
  const alert = await findAlertByLink(db, link.id);
  if (!alert) return { stops: 'deleted-alert' };
  const [listed] = await withProducts(db, [alert]);
  const product = listed?.product ?? null;
  const store = product?.offers.find(({ retailerId }) => retailerId === alert.retailerId)?.retailer;
  const storeName = alert.retailerId === null ? null : (store?.name ?? 'a former store');
  return {
    stops: 'alert',
    product: product ? `${product.brand.name} ${product.name}` : 'a former product',
    words: describeCondition(alert, { storeName, unit: unitLabel(product?.size ?? null) }),
  };
}
