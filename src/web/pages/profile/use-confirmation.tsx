import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface PendingConfirmation {
  description: string;
  act: () => void;
}

/** Asks the user to reauthenticate, then runs an action. Render `dialog`. */
export function useConfirmation(email: string): {
  confirm: (description: string, act: () => void) => void;
  dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const close = () => setPending(null);
  return {
    confirm: (description, act) => setPending({ description, act }),
    dialog: pending && (
      <ConfirmDialog
        email={email}
        description={pending.description}
        onProven={() => {
          close();
          pending.act();
        }}
        onClose={close}
      />
    ),
  };
}
