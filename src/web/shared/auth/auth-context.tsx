import { createContext, type ReactNode, useContext } from 'react';

interface SignedInUser {
  email: string;
  createdAt: string;
}

export interface AuthState {
  user: SignedInUser | null;
  /** True until the first session result has arrived. */
  loading: boolean;
  signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthState | null>(null);

const signedOut: AuthState = { user: null, loading: false, signOut: async () => {} };

/** Tells everything below who is signed in. Until there are accounts, that is nobody. */
export function AuthProvider(props: { state?: AuthState; children: ReactNode }) {
  return <AuthContext value={props.state ?? signedOut}>{props.children}</AuthContext>;
}

/** Who is signed in. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
