import { listNoticesById } from '~/db/alerts/alert-notice.repo.server';
import { deletePushDeviceById, findPushDevice } from '~/db/alerts/push-device.repo.server';
import { formatDollars } from '~/domain/prices/money';
import type { Deps } from '~/usecases/deps';
import { readPushKeys } from '~/usecases/operations/site-keys.server';
import { type AlertContent, loadAlertContents } from './alert-contents.server';

interface PushJob {
  deviceId: string;
  /** The first few notifications. */
  noticeIds: string[];
  count: number;
}

/** Sends a push message to one browser, unless its content is no longer true. */
export async function sendPush(
  { db, clock, push, secrets, site }: Pick<Deps, 'db' | 'clock' | 'push' | 'secrets' | 'site'>,
  { deviceId, noticeIds, count }: PushJob,
): Promise<void> {
  const device = await findPushDevice(db, deviceId);
  if (!device) return;
  const notices = await listNoticesById(db, noticeIds);
  const { contents } = await loadAlertContents(db, notices, clock.now());
  const [first] = contents;
  if (!first) return;
  const message = {
    ...(count === 1 ? singleAlertMessage(first) : multipleAlertsMessage(contents, count)),
    // A message with the same tag replaces the previous one.
    tag: first.notice.id,
  };
  const keys = await readPushKeys(db, secrets);
  const sender = { keys, contact: `mailto:${site.contactEmail}` };
  const topic = first.notice.id.replaceAll('-', '');
  const outcome = await push.send(device, { text: JSON.stringify(message), topic }, sender);
  if (outcome === 'gone') await deletePushDeviceById(db, deviceId);
}

function singleAlertMessage({ notice, product, storeName, priceCents, valueCents }: AlertContent) {
  const withShipping = notice.withShipping && notice.kind !== 'unit-price-below';
  const price = formatDollars(withShipping ? valueCents : priceCents);
  const before =
    notice.kind === 'unit-price-below' || notice.beforeCents === null
      ? ''
      : `, was ${formatDollars(notice.beforeCents)}`;
  const body =
    notice.kind === 'back-in-stock'
      ? `Back in stock at ${storeName} for ${price}`
      : `Now ${price} at ${storeName}${before}${withShipping ? ', shipping included' : ''}`;
  return {
    title: `${product.brand.name} ${product.name}`,
    body,
    path: `/product/${product.id}`,
  };
}

const multipleAlertsMessage = (contents: readonly AlertContent[], count: number) => ({
  title: `${count} prices you were waiting for`,
  body: contents.map(({ product }) => product.name).join(', '),
  path: '/alerts',
});
