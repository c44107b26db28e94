import { useEffect, useState } from 'react';
import { attemptPasskey } from '~/web/shared/auth/passkeys/attempt-passkey';
import { offerPasskeyAutofill } from '~/web/shared/auth/passkeys/offer-passkey-autofill';
import { usePasskeysSupported } from '~/web/shared/auth/passkeys/use-passkeys-supported';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { Button } from '~/web/ui/button';
import { useHasInteracted } from '~/web/ui/hooks/use-has-interacted';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';

/** Signs in with a passkey. While it is shown, the browser also offers passkeys in the email field. */
export function PasskeyButton() {
  const isHydrated = useIsHydrated();
  const works = usePasskeysSupported();
  const [busy, setBusy] = useState(false);
  // Loads the client on first interaction, not with the page. Autofill resumes after a failed attempt with
  // the button.
  const offersPasskeys = useHasInteracted() && works && !busy;
  useEffect(
    () => (offersPasskeys ? offerPasskeyAutofill(welcomeBack) : undefined),
    [offersPasskeys],
  );

  async function signIn() {
    setBusy(true);
    const problem = await attemptPasskey((client, signal) =>
      client.signInWithPasskey({ options: { signal } }),
    );
    // After success it stays busy until the page changes: autofill must not start a second sign-in.
    if (problem) setBusy(false);
    else welcomeBack();
  }

  if (!works) return null;
  return (
    <Button variant="secondary" size="lg" disabled={!isHydrated} loading={busy} onClick={signIn}>
      Sign in with a passkey
    </Button>
  );
}
