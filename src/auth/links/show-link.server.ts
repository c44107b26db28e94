import type { Call } from '../auth';
import { AuthError, invalid } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { json, redirect } from '../http/responses.server';
import { targetOf } from '../oauth/flow.server';
import { confirmTarget, errorTarget } from '../one-time/landing';
import { findLink, oneTimeKindsOf } from '../one-time/one-time-check.server';
import { pkcePrefix } from '../one-time/one-time-mail.server';
import { linkPage } from './link-page.server';
import { asksForPassword } from './password-for-link.server';

/**
 * GET /verify: the link in an email. Changes nothing, because link scanners open it too; it redirects to
 * a button. For our site the button is on /auth; for other sites it is on a plain page without scripts.
 */
export async function showLink(call: Call): Promise<Response> {
  const linkToken = call.query.get('token') ?? call.query.get('token_hash') ?? '';
  const type = call.query.get('type') ?? '';
  const target = targetOf(call);
  const forProgram = call.request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    await limitVisitor(call, 'verify');
    if (type === '') throw invalid('Verify requires a verification type');
    if (linkToken === '') throw invalid('Verify requires a token or a token hash');
    const { auth } = call;
    const token = await findLink(auth.db, auth, { linkToken, kinds: oneTimeKindsOf(type) });
    if (forProgram) return json({ email: token.email, type });
    const { siteUrl } = auth.settings;
    if (new URL(target).origin === new URL(siteUrl).origin) {
      return redirect(confirmTarget(siteUrl, target, { token_hash: linkToken, type }));
    }
    const asksPassword = await asksForPassword(auth.db, token, linkToken);
    return linkPage(auth, { linkToken, type, target, email: token.email, asksPassword });
  } catch (error) {
    if (!(error instanceof AuthError) || forProgram) throw error;
    return redirect(errorTarget(target, error, linkToken.startsWith(pkcePrefix)));
  }
}
