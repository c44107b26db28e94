import { randomUUID } from 'node:crypto';
import { upsertAlertContact } from '~/db/alerts/alert-setting.repo.server';
import {
  deletePushDevice,
  deletePushDeviceOfOthers,
  listPushDevices,
  upsertPushDevice,
} from '~/db/alerts/push-device.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { PushDevice } from '~/domain/alerts/push-device';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { readPushKeys } from '~/usecases/operations/site-keys.server';

const maxPushDevices = 20;

/** Returns the public push key and the user's registered browsers. */
export async function showPushDevices(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { userId }: { userId: string },
): Promise<{ publicKey: string; endpoints: string[] }> {
  const { publicKey } = await readPushKeys(db, secrets);
  const devices = await asPerson(db, userId, (tx) =>
    listPushDevices(tx, { userIds: [userId], limit: maxPushDevices }),
  );
  return { publicKey, endpoints: devices.map(({ endpoint }) => endpoint) };
}

/** Registers a browser for a user's notifications, and removes it from other accounts. */
export async function addPushDevice(
  { db, clock, push }: Pick<Deps, 'db' | 'clock' | 'push'>,
  device: Omit<PushDevice, 'id'> & { email: string | null },
): Promise<void> {
  if (!push.allows(device.endpoint)) {
    const problem = 'This is not the address of a push service.';
    throw new AppError('invalid_body', { message: problem, fields: { endpoint: problem } });
  }
  const { userId, email } = device;
  // Knowing the endpoint proves that it is this browser: endpoints cannot be guessed.
  await deletePushDeviceOfOthers(db, device);
  await asPerson(db, userId, async (tx) => {
    const devices = await listPushDevices(tx, { userIds: [userId], limit: maxPushDevices });
    const oldest = devices.at(-1);
    if (devices.length >= maxPushDevices && oldest) await deletePushDevice(tx, oldest);
    await upsertAlertContact(tx, { userId, email, timeZone: undefined }, clock.now());
    await upsertPushDevice(tx, { ...device, id: randomUUID() }, clock.now());
  });
}

export async function removePushDevice(
  { db }: Pick<Deps, 'db'>,
  key: { userId: string; endpoint: string },
): Promise<void> {
  await asPerson(db, key.userId, (tx) => deletePushDevice(tx, key));
}
