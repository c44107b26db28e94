import { expect, test } from 'vitest';
import { passkeyProblem } from './passkey-problem';

const failed = (name: string, code: string, message = 'as the browser says it') =>
  Object.assign(new Error(message), { name, code });

test.each([
  ['NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', /^No passkey was used/],
  ['AbortError', 'ERROR_CEREMONY_ABORTED', /^No passkey was used/],
  ['InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', /already has a passkey/],
  ['AuthApiError', 'webauthn_verification_failed', /^We don’t recognize this passkey/],
  ['AuthApiError', 'webauthn_challenge_expired', /took too long/],
  ['AuthApiError', 'user_banned', /^as the browser says it$/],
])('%s with %s has a user-facing message', (name, code, text) => {
  expect(passkeyProblem(failed(name, code))).toEqual({
    code,
    message: expect.stringMatching(text),
  });
});
