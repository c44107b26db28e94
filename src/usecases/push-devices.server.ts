import { randomUUID } from 'node:crypto';
import { upsertAlertContact } from '~/db/alert-setting.repo.server';
import { asPerson } from '~/db/as-person.server';
import {
  deletePushDevice,
  deletePushDeviceOfOthers,
  listPushDevices,
  upsertPushDevice,
} from '~/db/push-device.repo.server';
import type { PushDevice } from '~/domain/alerts/push-device';
import { AppError } from '~/domain/app-error';
import type { Deps } from './deps';

const mostDevices = 20;

/** Tells this browser from now on, and nobody who used it before. */
export async function addPushDevice(
  { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>,
  device: Omit<PushDevice, 'id'> & { email: string | null },
): Promise<void> {
  if (!push.allows(device.endpoint)) {
    const problem = 'That is no address of a push service.';
    throw new AppError('invalid_body', { message: problem, fields: { endpoint: problem } });
  }
  const { userId, email } = device;
  // Knowing the endpoint proves that it is this browser: nobody can guess one.
  await deletePushDeviceOfOthers(db, device);
  await asPerson(db, userId, async (tx) => {
    const devices = await listPushDevices(tx, { userIds: [userId], limit: mostDevices });
    const oldest = devices.at(-1);
    if (devices.length >= mostDevices && oldest) await deletePushDevice(tx, oldest);
    await upsertAlertContact(tx, { userId, email, timeZone: undefined }, clock.now());
    await upsertPushDevice(tx, { ...device, id: randomUUID() }, clock.now());
  });
}

/** Tells this browser no more. */
export async function removePushDevice(
  { db }: Pick<Deps, 'db'>,
  key: { userId: string; endpoint: string },
): Promise<void> {
  await asPerson(db, key.userId, (tx) => deletePushDevice(tx, key));
}
