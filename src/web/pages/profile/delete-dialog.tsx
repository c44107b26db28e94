import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { authClient } from '~/web/shared/auth/auth-client';
import { duringSignOut } from '~/web/shared/auth/session-aware-fetch';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog } from './form-dialog';
import { withProof } from './security/proof';
import { ProofFields, readProof } from './security/proof-fields';

const answerSchema = z.object({ account_kept: z.boolean() });
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Deletes the token's account. The token must include a recent proof of identity. */
async function deletePerson(accessToken: string) {
  const answer = await fetch('/api/profile', {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const responseBody: unknown = await answer.json();
  if (!answer.ok) throw new Error(refusalSchema.parse(responseBody).error.message);
  return answerSchema.parse(responseBody);
}

export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: (fields: FormData) => withProof(readProof(fields, email), deletePerson),
    onSuccess: async ({ account_kept: isAccountKept }) => {
      // Leave first: the profile page redirects signed-out visitors to the sign-in page.
      await navigate('/', { replace: true });
      const client = await authClient();
      await duringSignOut(() => client.signOut({ scope: 'local' }));
      showToast({
        title: isAccountKept ? 'Your data was deleted' : 'Your account was deleted',
        description: `We sent a final email to ${email}.`,
      });
    },
  });
  return (
    <FormDialog
      title="Delete your account?"
      description="You can’t undo this, and neither can we."
      submit="Delete my account"
      danger
      mutation={leave}
      onClose={onClose}
    >
      <div>
        <p>Permanently deleted right away:</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm marker:text-soft">
          <li>your account, your name and your picture</li>
          <li>your favorites, price alerts, preferences, routine and settings</li>
          <li>your reviews and their photos</li>
          <li>the emails we have sent you, and your newsletter subscription</li>
        </ul>
        <p className="mt-3">You’ll be signed out on every device.</p>
      </div>
      <ProofFields email={email} both />
      <Checkbox label="I understand that this cannot be undone." required />
    </FormDialog>
  );
}
