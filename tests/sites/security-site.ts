import { totpCode } from '~/auth/factors/totp.server';
import { type AuthSite, signUpConfirmed } from './auth-site';

/** A user signed in with an authenticator app, at aal2. */
export async function withApp(site: AuthSite) {
  const { client, person, user } = await signUpConfirmed(site);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (!data) throw new Error('There is no factor.');
  const { id: factorId, totp } = data;
  const verify = async (browser = client) => {
    // The next time step: a code works once.
    site.advance(31);
    const code = totpCode(totp.secret, site.now());
    return browser.auth.mfa.challengeAndVerify({ factorId, code });
  };
  const { error } = await verify();
  if (error) throw error;
  return { client, person, userId: user.id, factorId, secret: totp.secret, verify };
}

export type Browser = Awaited<ReturnType<typeof withApp>>['client'];

/** The headers of a signed-in browser. */
export async function bearer(browser: Browser): Promise<Record<string, string>> {
  const { data } = await browser.auth.getSession();
  return { Authorization: `Bearer ${data.session?.access_token ?? ''}` };
}

/** Long after the sign-in, with a token refreshed in between. */
export async function letTimePass(site: AuthSite, browser: Browser, seconds = 3_000) {
  site.advance(seconds);
  await browser.auth.refreshSession();
}

/** The tokens of the links in the newest security email with this text in its subject. */
export async function linkTokens(site: AuthSite, to: string, subject: string): Promise<string[]> {
  const mail = (await site.mailsTo(to)).find((one) => one.subject.includes(subject));
  if (!mail) throw new Error(`No email about "${subject}" to ${to}.`);
  return [...mail.text.matchAll(/\/auth\/secure#([\w-]{43})/g)].map(([, token = '']) => token);
}

export async function applyLink(site: AuthSite, token: string, more: object = {}) {
  const answer = await site.ask('POST', '/security-link/use', { token, ...more });
  return { status: answer.status, said: await answer.json() };
}
