import { type AuthProblem, attempt } from '~/web/shared/auth/attempt';
import type { MailPurpose } from './step';

export function requestEmail(
  purpose: MailPurpose,
  email: string,
  next: string,
): Promise<AuthProblem | null> {
  return attempt((client) => {
    switch (purpose) {
      case 'signup':
        return client.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: location.origin },
        });
      case 'recovery':
        return client.resetPasswordForEmail(email, {
          redirectTo: authPageUrl('new-password', next),
        });
      case 'magiclink':
        return client.signInWithOtp({
          email,
          options: { emailRedirectTo: authPageUrl('sign-in', next) },
        });
    }
  });
}

/** The URL of this page, with the purpose of the link and where to continue. */
export function authPageUrl(purpose: 'new-password' | 'sign-in', next: string): string {
  const address = new URL('/auth', location.origin);
  address.searchParams.set('for', purpose);
  if (next !== '/') address.searchParams.set('next', next);
  return address.href;
}
