import type { GoTrueClient } from '@supabase/supabase-js';
import { type AuthProblem, attempt } from '~/web/shared/auth/attempt';
import { codeVerifiers } from '~/web/shared/auth/code-verifiers';
import { showToast } from '~/web/ui/toast-store';
import type { MailLink } from './mail-link';
import { welcomeBack } from './welcome-back';

/** Uses a link from an email and shows the result. */
export async function spendLink({ token, type }: MailLink): Promise<AuthProblem | null> {
  let signedIn = false;
  const problem = await attempt(async (client) => {
    const before = (await client.getSession()).data.session;
    const proof = { token_hash: token, type, code_verifiers: codeVerifiers() };
    const { data, error } = await client.verifyOtp(proof);
    signedIn = data.session !== null;
    if (signedIn && before) await endSession(client, before.access_token);
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

/** Ends the session that the new one replaced. */
async function endSession(client: GoTrueClient, accessToken: string): Promise<void> {
  // If this fails, the user can still end that session from their device list.
  await client.admin.signOut(accessToken, 'local').catch(() => {});
}
