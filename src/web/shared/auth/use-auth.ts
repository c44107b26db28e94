import { useSyncExternalStore } from 'react';
import {
  type AccountState,
  currentAccount,
  subscribeToAccount,
  unknownAccount,
} from './account-store';

export interface AuthState extends AccountState {
  signOut: () => Promise<void>;
}

/** Not a context: when its value changes, React visits the whole page to find who uses it. */
export function useAuth(): AuthState {
  const account = useSyncExternalStore(subscribeToAccount, currentAccount, () => unknownAccount);
  return { ...account, signOut };
}

async function signOut(): Promise<void> {
  const { signOutHere } = await import('./sign-out-here');
  await signOutHere();
}
