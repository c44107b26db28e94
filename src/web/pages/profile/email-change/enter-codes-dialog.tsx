import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import { authClient } from '~/web/shared/auth/auth-client';
import { verifyCode } from '~/web/shared/auth/verify-code';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { CheckIcon } from '~/web/ui/page-icons';
import { FormDialog, readTextField } from '../form-dialog';
import { refreshSecurity } from '../security/security-data';
import { showFailureToast } from '../show-failure-toast';

interface EnterCodesDialogProps {
  email: string;
  next: string;
  onClose: () => void;
}

/** Asks for the codes from the two emails that confirm an email change. */
export function EnterCodesDialog({ email, next, onClose }: EnterCodesDialogProps) {
  const queries = useQueryClient();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const addresses = [
    { name: 'currentCode', address: email },
    { name: 'newCode', address: next },
  ];
  const confirm = useMutation({
    mutationFn: async (fields: FormData) => {
      const given = addresses
        .map(({ name, address }) => ({
          address,
          code: readTextField(fields, name).replaceAll(/\s/g, ''),
        }))
        .filter(({ code }) => code !== '');
      if (given.length === 0) throw new Error('Please enter a code from one of the emails.');
      for (const { address, code } of given) {
        if (await confirmAddress(address, code)) return true;
        setConfirmed((before) => [...before, address]);
      }
      return false;
    },
    onSuccess: async (isChanged) => {
      if (!isChanged) return;
      await refreshSecurity(queries);
      showToast({
        title: 'Your email address was changed',
        description: `Sign in with ${next} from now on.`,
      });
      onClose();
    },
  });
  const resend = useMutation({
    mutationFn: async () => {
      const client = await authClient();
      const options = { emailRedirectTo: `${location.origin}/profile` };
      const { error } = await client.resend({ type: 'email_change', email, options });
      if (error) throw error;
    },
    onSuccess: () => showToast({ title: 'Emails sent', description: 'Please check both inboxes.' }),
    onError: showFailureToast,
  });
  return (
    <FormDialog
      title="Please check both inboxes"
      description={
        <span className="wrap-anywhere">
          We emailed <strong>{email}</strong> and <strong>{next}</strong>. Open the link in each
          email, or enter the codes here. They work for {oneTimeLimits.codeMinutes} minutes. Until
          both addresses are confirmed, sign in as before.
        </span>
      }
      submit="Confirm"
      cancel="Later"
      mutation={confirm}
      onClose={onClose}
    >
      {addresses.map(({ name, address }) =>
        confirmed.includes(address) ? (
          <p key={name} role="status" className="wrap-anywhere flex gap-2">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-good" />
            {address} has confirmed the change.
          </p>
        ) : (
          <TextField
            key={name}
            label={`Code sent to ${address}`}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*(\d\s*){6}"
            title="Six digits"
          />
        ),
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Send the emails again
      </Button>
    </FormDialog>
  );
}

/** Returns whether the email address has changed, which requires both confirmations. */
async function confirmAddress(email: string, token: string): Promise<boolean> {
  const proof = { email, token, type: 'email_change' } as const;
  const { error, signedIn } = await verifyCode(await authClient(), proof);
  if (error?.code === 'otp_expired') {
    throw new Error(`The code sent to ${email} is wrong, has expired, or was already used.`);
  }
  if (error) throw error;
  return signedIn;
}
