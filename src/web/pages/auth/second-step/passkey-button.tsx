import { useEffect, useState } from 'react';
import { attemptPasskey } from '~/web/shared/auth/passkeys/attempt-passkey';
import { offerInField } from '~/web/shared/auth/passkeys/offer-in-field';
import { usePasskeysWork } from '~/web/shared/auth/passkeys/use-passkeys-work';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { Button } from '~/web/ui/button';
import { useInteraction } from '~/web/ui/use-interaction';
import { useScripted } from '~/web/ui/use-scripted';

/** Signs in with a passkey. While it is shown, the browser also offers passkeys in the email field. */
export function PasskeyButton() {
  const scripted = useScripted();
  const works = usePasskeysWork();
  const [busy, setBusy] = useState(false);
  // Loads the client on first interaction, not with the page. Autofill resumes after the button's own
  // ceremony.
  const offers = useInteraction() && works && !busy;
  useEffect(() => (offers ? offerInField(welcomeBack) : undefined), [offers]);

  async function signIn() {
    setBusy(true);
    const problem = await attemptPasskey((client, signal) =>
      client.signInWithPasskey({ options: { signal } }),
    );
    setBusy(false);
    if (!problem) welcomeBack();
  }

  if (!works) return null;
  return (
    <Button variant="secondary" size="lg" disabled={!scripted} loading={busy} onClick={signIn}>
      Sign in with a passkey
    </Button>
  );
}
