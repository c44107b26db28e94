import { authClient } from '../auth-client';
import { nextCeremony } from './next-ceremony';

/** The service forgets a challenge after five minutes. */
const renewAfterMs = 4 * 60_000;

/**
 * Lets the browser offer passkeys among what it fills into the email field, for as long as the page is
 * there. Says nothing when it cannot: nobody has pressed anything.
 */
export function offerInField(onSignedIn: () => void): () => void {
  let ceremony: AbortController | undefined;
  let stopped = false;
  async function offer(): Promise<void> {
    if (!(await canOffer()) || stopped) return;
    const client = await authClient();
    if (stopped) return;
    const own = nextCeremony();
    ceremony = own;
    const renewal = setTimeout(() => {
      own.abort();
      void offer();
    }, renewAfterMs);
    const options = { mediation: 'conditional' as const, signal: own.signal };
    const { error } = await client.signInWithPasskey({ options });
    clearTimeout(renewal);
    if (!error) onSignedIn();
  }
  offer().catch(() => {});
  return () => {
    stopped = true;
    ceremony?.abort();
  };
}

async function canOffer(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
