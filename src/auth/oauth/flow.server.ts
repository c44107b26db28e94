import { randomUUID } from 'node:crypto';
import { insertFlowState, updateFlowStateCode } from '~/db/auth/auth-flow-state.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { codeChallengeProblem } from '~/domain/auth/code-challenge';
import { redirectTarget } from '~/domain/auth/redirect-target';
import type { Auth, Call } from '../auth';
import { invalid } from '../auth-error';
import { optionalText } from '../http/read-params.server';
import { hashSecret, newSecret } from '../secrets.server';

export const flowSeconds = 300;

/** The PKCE challenge of a request. */
export const challengeParams = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
};

export interface Challenge {
  code_challenge: string;
  code_challenge_method: string;
}

export function checkChallenge({ code_challenge, code_challenge_method }: Challenge): void {
  const problem = codeChallengeProblem(code_challenge, code_challenge_method);
  if (problem) throw invalid(problem);
}

/** Stores the challenge until the link is used; null without one. */
export async function storeFlow(
  tx: Queryable,
  auth: Auth,
  flow: Challenge & { userId: string; authenticationMethod: string },
): Promise<string | null> {
  if (flow.code_challenge === '') return null;
  const id = randomUUID();
  await insertFlowState(tx, {
    id,
    userId: flow.userId,
    codeChallenge: flow.code_challenge,
    codeChallengeMethod: methodOf(flow),
    authenticationMethod: flow.authenticationMethod,
    provider: null,
    stateHash: null,
    providerVerifier: null,
    providerNonce: null,
    redirectTo: null,
    sessionId: null,
    createdAt: auth.clock.now(),
  });
  return id;
}

export function methodOf(flow: Challenge): 's256' | 'plain' {
  return flow.code_challenge_method.toLowerCase() === 'plain' ? 'plain' : 's256';
}

/** The code in the redirect URL; only the client that started the flow can exchange it, once. */
export async function issueCode(
  tx: Queryable,
  auth: Auth,
  flow: { id: string; userId: string },
): Promise<string> {
  const code = newSecret();
  const found = await updateFlowStateCode(tx, {
    ...flow,
    authCodeHash: hashSecret(code),
    now: auth.clock.now(),
  });
  if (!found) throw invalid('No associated flow state found. No valid flow state found for user.');
  return code;
}

/** The requested redirect target, if it is allowed. */
export function targetOf(call: Call): string {
  const { siteUrl, redirectUrls } = call.auth.settings;
  const wanted = call.query.get('redirect_to') ?? call.request.headers.get('redirect_to');
  return redirectTarget(wanted, { siteUrl, allowed: redirectUrls });
}
