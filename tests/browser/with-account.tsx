import type { ReactNode } from 'react';
import { signedOutAccount } from '~/web/shared/auth/account-store';
import { AuthContext } from '~/web/shared/auth/auth-context';

const person = { id: 'person-1', email: 'maya@example.com', createdAt: '2026-01-01T00:00:00Z' };

/** Renders children for a person who is signed in, or for someone who is not. */
export function WithAccount(props: { isSignedIn: boolean; children: ReactNode }) {
  const { isSignedIn, children } = props;
  const signOut = async () => undefined;
  return (
    <AuthContext value={{ ...signedOutAccount, user: isSignedIn ? person : null, signOut }}>
      {children}
    </AuthContext>
  );
}
