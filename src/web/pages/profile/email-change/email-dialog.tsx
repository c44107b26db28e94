import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { TextField } from '~/web/ui/fields/text-field';
import { FormDialog, readTextField } from '../form-dialog';
import { withProof } from '../security/proof';
import { ProofFields, readProof } from '../security/proof-fields';
import { refreshSecurity } from '../security/security-data';
import { EnterCodesDialog } from './enter-codes-dialog';

/** Starts an email change, which both addresses must confirm. */
export function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: async (fields: FormData) => {
      const next = readTextField(fields, 'email');
      if (next.toLowerCase() === email.toLowerCase())
        throw new Error('That is already your email address.');
      return withProof(readProof(fields, email), async () => {
        const client = await authClient();
        const options = { emailRedirectTo: `${location.origin}/profile` };
        const { error } = await client.updateUser({ email: next }, options);
        if (error) throw error;
        return next;
      });
    },
    onSuccess: () => refreshSecurity(queries),
  });
  if (move.data) return <EnterCodesDialog email={email} next={move.data} onClose={onClose} />;
  return (
    <FormDialog
      title="Change your email"
      description="We’ll email both your old and your new address to confirm the change."
      submit="Send both emails"
      mutation={move}
      onClose={onClose}
    >
      <TextField label="New email" name="email" type="email" required autoComplete="email" />
      <ProofFields email={email} />
    </FormDialog>
  );
}
