import { setAccount, signedOutAccount } from '~/web/shared/auth/account-store';

const person = { id: 'person-1', email: 'maya@example.com', createdAt: '2026-01-01T00:00:00Z' };

/** Shows pages as to a person who is signed in, or to someone who is not. Test files share this. */
export function showAs(account: 'signed in' | 'signed out'): void {
  setAccount({ ...signedOutAccount, user: account === 'signed in' ? person : null });
}
