import { useMutation } from '@tanstack/react-query';
import { FormDialog } from './form-dialog';
import { withProof } from './security/proof';
import { ProofFields, readProof } from './security/proof-fields';

interface ConfirmDialogProps {
  email: string;
  description: string;
  onProven: () => void;
  onClose: () => void;
}

/** Asks the user to reauthenticate before a sensitive change. */
export function ConfirmDialog({ email, description, onProven, onClose }: ConfirmDialogProps) {
  const prove = useMutation({
    mutationFn: (fields: FormData) => withProof(readProof(fields, email), async () => {}),
    onSuccess: onProven,
  });
  return (
    <FormDialog
      title="Please confirm it’s you"
      description={description}
      submit="Continue"
      mutation={prove}
      onClose={onClose}
    >
      <ProofFields email={email} />
    </FormDialog>
  );
}
