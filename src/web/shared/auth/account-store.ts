export interface SignedInUser {
  id: string;
  email: string;
  createdAt: string;
}

export interface AccountState {
  /** The fully signed-in person; null while a second factor is still required. */
  user: SignedInUser | null;
  /** True until the first session result arrives. */
  loading: boolean;
  /** The password was correct, and the account requires a second factor. */
  secondFactorDue: boolean;
  /** Signed in by email to an account that still needs a password. */
  passwordNeeded?: boolean;
}

/** The state during server rendering and hydration. */
export const unknownAccount: AccountState = { user: null, loading: true, secondFactorDue: false };
export const signedOutAccount: AccountState = {
  user: null,
  loading: false,
  secondFactorDue: false,
};

let state = unknownAccount;
const listeners = new Set<() => void>();

export const currentAccount = () => state;

export function setAccount(next: AccountState): void {
  // Skip updates for refreshed tokens, which change nothing visible.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener when the signed-in account may have changed. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
