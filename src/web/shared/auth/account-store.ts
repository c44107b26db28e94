export interface SignedInUser {
  id: string;
  email: string;
  createdAt: string;
}

export interface AccountState {
  /** Whoever has shown everything there is to show; not somebody whose second factor is still due. */
  user: SignedInUser | null;
  /** True until the first session result has arrived. */
  loading: boolean;
  /** The password was right, and the account asks for a second factor. */
  secondFactorDue: boolean;
  /** Signed in by email to an account that still needs a password. */
  passwordNeeded?: boolean;
}

/** What the server renders, and the browser's first rendering with it. */
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
  // A renewed token changes nothing that anybody sees.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever who is signed in may have changed. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
