import type { Deps } from '../deps';

/** Deletes a user's account at the remote service, after all local data has been deleted. */
export async function removeRemoteAccount(
  { remoteAccounts }: Pick<Deps, 'remoteAccounts'>,
  { userId }: { userId: string },
): Promise<void> {
  await remoteAccounts?.remove(userId);
}
