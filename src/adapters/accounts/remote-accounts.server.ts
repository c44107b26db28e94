import type { RemoteAccounts } from '~/usecases/deps';

const requestTimeoutMs = 10_000;

/** The accounts of a Supabase project, managed with its service key. */
export function createRemoteAccounts(options: { url: string; serviceKey: string }): RemoteAccounts {
  const { url, serviceKey } = options;
  return {
    async remove(userId) {
      const answer = await fetch(`${url}/admin/users/${encodeURIComponent(userId)}`, {
        method: 'DELETE',
        headers: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      // 404: the person was already deleted.
      if (answer.ok || answer.status === 404) return;
      throw new Error(`The account service returned ${answer.status} when deleting a user.`);
    },
  };
}
