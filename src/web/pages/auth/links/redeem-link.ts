import { type AuthProblem, attempt } from '~/web/shared/auth/attempt';
import { codeVerifiers } from '~/web/shared/auth/code-verifiers';
import { verifyCode } from '~/web/shared/auth/verify-code';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { showToast } from '~/web/ui/overlays/toast-store';
import type { MailLink } from './mail-link';

/** Uses a link from an email and shows the result. */
export async function redeemLink({ token, type }: MailLink): Promise<AuthProblem | null> {
  let signedIn = false;
  const problem = await attempt(async (client) => {
    const proof = { token_hash: token, type, code_verifiers: codeVerifiers() };
    const { error, ...found } = await verifyCode(client, proof);
    signedIn = found.signedIn;
    return { error };
  });
  if (problem) return problem;
  if (type === 'magiclink') welcomeBack();
  if (type === 'signup') {
    showToast({ title: 'Your email address is confirmed', description: 'You are signed in.' });
  }
  if (type === 'email_change') {
    showToast(
      signedIn
        ? {
            title: 'Your email address was changed',
            description: 'You are signed in with the new address.',
          }
        : {
            title: 'One more step',
            description: 'Please also open the link we sent to the other address.',
          },
    );
  }
  return null;
}
