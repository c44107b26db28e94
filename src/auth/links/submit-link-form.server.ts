import { listPendingSignUps } from '~/db/auth/auth-pending-sign-up.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { redirectTarget } from '~/domain/auth/redirect-target';
import type { Call } from '../auth';
import { AuthError, invalid } from '../auth-error';
import { isUuid } from '../http/check-params';
import { readText } from '../http/read-params.server';
import { redirect } from '../http/responses.server';
import { issueCode } from '../oauth/flow.server';
import { errorTarget, withFragment, withQuery } from '../one-time/landing';
import {
  consumeLink,
  findLink,
  halfConfirmedMessage,
  oneTimeKindsOf,
} from '../one-time/one-time-check.server';
import { pkcePrefix } from '../one-time/one-time-mail.server';
import { proveAddress } from '../password/prove-address.server';
import { type OpenedSession, openSession, sessionJson } from '../sessions/open-session.server';
import { linkPage } from './link-page.server';
import { asksForPassword, signUpByPassword } from './password-for-link.server';

/** Whether the button's form sent the request. */
export function isForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
}

interface LinkForm {
  linkToken: string;
  type: string;
  target: string;
  password: string;
}

/** POST /verify by a form: uses the link and redirects to the requesting site. */
export async function submitLinkForm(call: Call): Promise<Response> {
  const form = await readLinkForm(call);
  const pkce = form.linkToken.startsWith(pkcePrefix);
  try {
    if (form.type === '') throw invalid('Verify requires a verification type');
    if (form.linkToken === '') throw invalid('Verify requires a token or a token hash');
    return await followLink(call, form, pkce);
  } catch (error) {
    if (error instanceof AuthError) return redirect(errorTarget(form.target, error, pkce));
    throw error;
  }
}

async function readLinkForm({ request, auth }: Call): Promise<LinkForm> {
  const form = new URLSearchParams(await readText(request));
  const { siteUrl, redirectUrls: allowed } = auth.settings;
  return {
    linkToken: form.get('token') ?? form.get('token_hash') ?? '',
    type: form.get('type') ?? '',
    target: redirectTarget(form.get('redirect_to'), { siteUrl, allowed }),
    password: form.get('password') ?? '',
  };
}

async function followLink(call: Call, form: LinkForm, pkce: boolean): Promise<Response> {
  const { auth } = call;
  const { linkToken, target, type } = form;
  const kinds = oneTimeKindsOf(type);
  const token = await findLink(auth.db, auth, { linkToken, kinds });
  if (pkce && !token.kind.startsWith('email_change')) {
    return redirect(withQuery(target, { code: await issue(auth.db, call, token) }));
  }
  const asksPassword = await asksForPassword(auth.db, token, linkToken);
  const page = { linkToken, type, target, email: token.email, asksPassword };
  if (asksPassword && form.password === '') return linkPage(auth, page);
  const pending = asksPassword ? await listPendingSignUps(auth.db, token.userId) : [];
  const own = asksPassword
    ? await signUpByPassword(auth, pending, form.password).catch((error: unknown) => {
        if (error instanceof AuthError && error.code === 'weak_password') return error;
        throw error;
      })
    : undefined;
  if (own instanceof AuthError) return linkPage(auth, { ...page, problem: own.message });
  const outcome = await auth.db.transaction(async (tx) => {
    const used = await consumeLink(tx, auth, { linkToken, kinds });
    if (!(await proveAddress(tx, call, used, () => own))) return null;
    return pkce
      ? issue(tx, call, { ...token, userId: used.user.id })
      : openSession(tx, call, used.user.id, 'otp');
  });
  return redirect(await landing(call, form, outcome, pkce));
}

async function issue(
  tx: Queryable,
  { auth }: Call,
  token: { flowStateId: string | null; userId: string },
): Promise<string> {
  const id = token.flowStateId;
  if (!id || !isUuid(id)) throw invalid('No associated flow state found.');
  return issueCode(tx, auth, { id, userId: token.userId });
}

async function landing(
  { auth }: Call,
  { target, type }: LinkForm,
  outcome: OpenedSession | string | null,
  pkce: boolean,
): Promise<string> {
  if (outcome === null) return withFragment(target, { message: halfConfirmedMessage }, pkce);
  if (typeof outcome === 'string') return withQuery(target, { code: outcome });
  const { user: _, ...tokens } = await sessionJson(auth, outcome);
  return withFragment(target, { ...tokens, type });
}
