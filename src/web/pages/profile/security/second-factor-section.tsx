import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { type SignInMethods, signInQuery } from '../account/account-data';
import { formatDay } from '../account/dates';
import { AccountSection } from '../account-section';
import { PasskeyStep } from '../passkeys/passkey-step';
import { showFailureToast } from '../show-failure-toast';
import { useConfirmation } from '../use-confirmation';
import { EnrollDialog } from './enroll-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RecoveryNotice } from './recovery-notice';
import { refreshSecurity } from './security-data';
import { TurnOffDialog } from './turn-off-dialog';

const confirmTexts = {
  enroll: 'After that, you can set up two-step sign-in.',
  codes: 'After that, we’ll show you new recovery codes. Your current codes will stop working.',
};

export function SecondFactorSection({ email }: { email: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'enroll' | 'turn-off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, isPending } = useQuery(signInQuery);
  const refresh = () => refreshSecurity(queries);
  const close = () => setOpen(null);
  const { confirm, dialog } = useConfirmation(email);
  const enroll = () => confirm(confirmTexts.enroll, () => setOpen('enroll'));
  const renew = useMutation({
    mutationFn: newCodes,
    onSuccess: setCodes,
    onError: showFailureToast,
  });

  async function onEnrolled() {
    setOpen(null);
    await refresh();
    showToast({ title: 'Two-step sign-in is on' });
    if (!data?.recoveryCodes) renew.mutate('generate');
  }

  return (
    <AccountSection
      title="Two-step sign-in"
      lead="Adds a code from an app on your phone, or a passkey, to your password, so that a stolen password is not enough to sign in."
    >
      {(data?.app || data?.passkeyStep) && <RecoveryNotice />}
      {isPending || !data ? (
        <Skeleton className="h-11" />
      ) : data.app || data.passkeyStep ? (
        <TurnedOn
          facts={data}
          renewing={renew.isPending}
          onRenew={() =>
            confirm(confirmTexts.codes, () =>
              renew.mutate(data.recoveryCodes ? 'regenerate' : 'generate'),
            )
          }
          onTurnOff={() => setOpen('turn-off')}
          onAddApp={enroll}
        />
      ) : (
        <Button variant="secondary" onClick={enroll}>
          Set up two-step sign-in
        </Button>
      )}
      <PasskeyStep email={email} onTurnedOn={onEnrolled} onTurnedOff={refresh} />
      {open === 'enroll' && <EnrollDialog onDone={onEnrolled} onClose={close} />}
      {dialog}
      {open === 'turn-off' && data?.app && (
        <TurnOffDialog
          email={email}
          factorId={data.app.id}
          keepsPasskey={data.passkeyStep !== undefined}
          onDone={() => {
            close();
            void refresh();
          }}
          onClose={close}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void refresh();
          }}
        />
      )}
    </AccountSection>
  );
}

async function newCodes(how: 'generate' | 'regenerate'): Promise<readonly string[]> {
  const client = await authClient();
  const { data, error } = await client.mfa.recoveryCodes[how]();
  if (error) throw error;
  return data.codes;
}

interface TurnedOnProps {
  facts: SignInMethods;
  renewing: boolean;
  onRenew: () => void;
  onTurnOff: () => void;
  onAddApp: () => void;
}

function TurnedOn({ facts, renewing, onRenew, onTurnOff, onAddApp }: TurnedOnProps) {
  const { app, recoveryCodes: codes } = facts;
  return (
    <>
      <p>
        <strong className="text-good">On</strong>
        {app ? ` since ${formatDay(app.createdAt)}. ` : '. '}
        {codes
          ? `${codes.left} of ${codes.total} recovery codes are left.`
          : 'You have no recovery codes.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" loading={renewing} onClick={onRenew}>
          New recovery codes
        </Button>
        {app ? (
          <Button variant="quiet" onClick={onTurnOff}>
            Turn off
          </Button>
        ) : (
          <Button variant="quiet" onClick={onAddApp}>
            Add an authenticator app
          </Button>
        )}
      </div>
    </>
  );
}
