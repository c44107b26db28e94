import { useMutation, useQuery } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { TextField } from '~/web/ui/fields/text-field';
import { Skeleton } from '~/web/ui/skeleton';
import { FormDialog, readTextField } from '../form-dialog';

/** Starts a TOTP enrollment and removes unfinished ones. */
async function startEnrollment() {
  const client = await authClient();
  const { data: factors, error } = await client.mfa.listFactors();
  if (error) throw error;
  for (const factor of factors.all) {
    if (factor.status === 'unverified') await client.mfa.unenroll({ factorId: factor.id });
  }
  const enrollment = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
  });
  if (enrollment.error) throw enrollment.error;
  return { factorId: enrollment.data.id, ...enrollment.data.totp };
}

/** Shows the QR code and verifies the first code. */
export function EnrollDialog(props: { onDone: () => void; onClose: () => void }) {
  const enrollment = useQuery({
    queryKey: ['enroll'],
    queryFn: startEnrollment,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const verify = useMutation({
    mutationFn: async (fields: FormData) => {
      const code = readTextField(fields, 'code').replaceAll(/\s/g, '');
      const client = await authClient();
      const factorId = enrollment.data?.factorId ?? '';
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    },
    onSuccess: props.onDone,
  });
  return (
    <FormDialog
      title="Set up two-step sign-in"
      description="All other devices will be signed out. Signing in again requires a code."
      submit="Turn on"
      mutation={verify}
      failure={enrollment.error ?? verify.error}
      onClose={props.onClose}
    >
      <p>Open an authenticator app on your phone and scan this QR code.</p>
      {enrollment.data ? (
        <>
          <img
            src={enrollment.data.qr_code}
            alt="QR code for your authenticator app"
            width={208}
            height={208}
            className="mx-auto size-52 rounded-sm"
          />
          <p className="text-sm text-soft">
            Can’t scan it? Enter this key in the app:{' '}
            <code className="wrap-anywhere text-ink">{enrollment.data.secret}</code>
          </p>
        </>
      ) : (
        <Skeleton className="mx-auto size-52" />
      )}
      <TextField
        label="Code from the app"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*\d{3}\s*\d{3}\s*"
        title="Six digits"
      />
    </FormDialog>
  );
}
