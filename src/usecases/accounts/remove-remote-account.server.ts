import type { Deps } from '../deps';

/** Removes somebody's account where it is kept, after all that was here has gone. */
export async function removeRemoteAccount(
  { remoteAccounts }: Pick<Deps, 'remoteAccounts'>,
  { userId }: { userId: string },
): Promise<void> {
  await remoteAccounts?.remove(userId);
}
