import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

interface Asked {
  description: string;
  act: () => void;
}

/** Asks the user to reauthenticate, then runs an action. Render `dialog`. */
export function useConfirmation(email: string): {
  confirm: (description: string, act: () => void) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return {
    confirm: (description, act) => setAsked({ description, act }),
    dialog: asked && (
      <ConfirmDialog
        email={email}
        description={asked.description}
        onProven={() => {
          close();
          asked.act();
        }}
        onClose={close}
      />
    ),
  };
}
