import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasskeysSupported } from '~/web/shared/auth/passkeys/use-passkeys-supported';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { AccountSection } from '../account-section';
import { refreshSecurity } from '../security/security-data';
import { showFailureToast } from '../show-failure-toast';
import { useConfirmation } from '../use-confirmation';
import { runCeremony } from './passkey-ceremony';
import { PasskeyRow } from './passkey-row';
import { type OwnPasskey, passkeysQuery } from './passkeys-data';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

type Open = { dialog: 'rename' | 'remove'; passkey: OwnPasskey };

export function Passkeys({ email }: { email: string }) {
  const { confirm, dialog } = useConfirmation(email);
  const queries = useQueryClient();
  const works = usePasskeysSupported();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error } = useQuery(passkeysQuery);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    await refreshSecurity(queries);
  };
  const add = useMutation({
    mutationFn: () =>
      runCeremony((client, signal) => client.registerPasskey({ options: { signal } })),
    onSuccess: async () => {
      await refresh();
      showToast({
        title: 'Passkey added',
        description: 'You can now sign in with it.',
      });
    },
    onError: showFailureToast,
  });
  const close = () => {
    setOpen(null);
    void refresh();
  };
  return (
    <AccountSection
      title="Passkeys"
      lead="Sign in with your fingerprint, your face, your device’s PIN or a security key. There is nothing to remember, and we store no secret that could be stolen."
    >
      {!data && !error && <Skeleton className="h-11" />}
      {error && <p>We can’t show your passkeys right now. Please try again later.</p>}
      {data && data.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-line border-y">
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ dialog: 'rename', passkey })}
              onRemove={() => setOpen({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {data && works && (
        <Button
          variant="secondary"
          loading={add.isPending}
          onClick={() =>
            confirm('After that, your device will create the passkey.', () => add.mutate())
          }
        >
          Add a passkey
        </Button>
      )}
      {!works && (
        <p className="text-soft">Passkeys are not available in this browser or at this address.</p>
      )}
      {dialog}
      {open?.dialog === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemovePasskeyDialog
          email={email}
          passkey={open.passkey}
          isLast={data?.length === 1}
          onClose={close}
        />
      )}
    </AccountSection>
  );
}
