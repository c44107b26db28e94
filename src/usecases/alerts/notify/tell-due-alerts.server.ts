import { deleteNoticesToldBefore } from '~/db/alerts/alert-notice.repo.server';
import { deleteDeletedAlertsBefore } from '~/db/alerts/deleted-alert.repo.server';
import type { Deps } from '~/usecases/deps';
import { peopleAtATime, tellPeople } from './tell-people.server';

/** How long we remember what somebody was told. */
const keepMs = 90 * 24 * 3_600_000;
/** How long deleting an alert can be undone. */
const keepDeletedMs = 24 * 3_600_000;

/** Tells what has waited: for the end of quiet hours, for the time of the digest, for a worker. */
export async function tellDueAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<{ people: number }> {
  let people = 0;
  for (;;) {
    const told = await deps.db.transaction((tx) => tellPeople(deps, tx));
    people += told;
    if (told < peopleAtATime) break;
  }
  const now = deps.clock.now().getTime();
  await deleteNoticesToldBefore(deps.db, new Date(now - keepMs));
  await deleteDeletedAlertsBefore(deps.db, new Date(now - keepDeletedMs));
  return { people };
}
