import { minuteMs } from '~/domain/durations';
import { authClient } from '../auth-client';
import { nextCeremony } from './next-ceremony';

/** The service expires challenges after five minutes. */
const renewAfterMs = 4 * minuteMs;

/**
 * Offers passkeys in the email field's autofill while the page is open (conditional UI). Errors are
 * silent, because the user did not start it.
 */
export function offerPasskeyAutofill(onSignedIn: () => void): () => void {
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
