import type { GoTrueClient } from '@supabase/supabase-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { signInQuery } from '../account/account-data';
import { formatDay } from '../account/dates';
import { showFailureToast } from '../show-failure-toast';
import { useConfirmation } from '../use-confirmation';
import { runCeremony } from './passkey-ceremony';
import { passkeysQuery } from './passkeys-data';

const confirmTexts = {
  on: 'After that, signing in will ask for a passkey after your password.',
  off: 'After that, signing in will no longer ask for a passkey after your password.',
};

/** Enrolls passkeys as a second factor and removes unfinished enrollments. */
async function enroll(client: GoTrueClient, signal: AbortSignal) {
  const { data } = await client.mfa.listFactors();
  for (const { id, factor_type: type, status } of data?.all ?? []) {
    if (type === 'webauthn' && status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
  return client.mfa.webauthn.register({ friendlyName: 'Passkey', webauthn: { signal } });
}

interface PasskeyStepProps {
  email: string;
  onTurnedOn: () => void;
  onTurnedOff: () => void;
}

/** Lets users with a passkey require it after the password. */
export function PasskeyStep({ email, onTurnedOn, onTurnedOff }: PasskeyStepProps) {
  const queries = useQueryClient();
  const { confirm, dialog } = useConfirmation(email);
  const { data: signIn } = useQuery(signInQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  const turnOn = useMutation({
    mutationFn: () => runCeremony(enroll),
    onSuccess: async () => {
      // The passkey was just used.
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onTurnedOn();
    },
    onError: showFailureToast,
  });
  const turnOff = useMutation({
    mutationFn: async (factorId: string) => {
      const client = await authClient();
      const { error } = await client.mfa.unenroll({ factorId });
      if (error) throw error;
      // The current token still claims a second factor.
      await client.refreshSession();
    },
    onSuccess: () => {
      showToast({ title: 'Signing in no longer asks for a passkey' });
      onTurnedOff();
    },
    onError: showFailureToast,
  });
  const step = signIn?.passkeyStep;
  if (step) {
    return (
      <div className="mt-5">
        <p>
          Since {formatDay(step.createdAt)}, signing in asks for a <strong>passkey</strong> after
          your password.
        </p>
        <Button
          variant="secondary"
          className="mt-3"
          loading={turnOff.isPending}
          onClick={() => confirm(confirmTexts.off, () => turnOff.mutate(step.id))}
        >
          Stop asking for a passkey
        </Button>
        {dialog}
      </div>
    );
  }
  if (!passkeys?.length) return null;
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        loading={turnOn.isPending}
        onClick={() => confirm(confirmTexts.on, () => turnOn.mutate())}
      >
        Ask for a passkey after my password
      </Button>
      {dialog}
    </div>
  );
}
