import { type AlertNotice, listWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import type { Deps } from '../deps';

const maxDueAlerts = 1_000;

export async function listDueAlerts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ now: Date; notices: AlertNotice[] }> {
  return { now: clock.now(), notices: await listWaitingNotices(db, maxDueAlerts) };
}
