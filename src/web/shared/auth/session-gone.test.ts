import { expect, test } from 'vitest';
import { isAboutStoredSession, isSessionGone } from './session-gone';

const stored = { access_token: 'a.b.c', refresh_token: 'r-1' };
const refresh = (token: string) => JSON.stringify({ refresh_token: token });

test.each([
  ['the current access token', { authorization: 'Bearer a.b.c', body: '' }, true],
  ['its refresh token', { authorization: 'Bearer anon', body: refresh('r-1') }, true],
  ['a previous access token', { authorization: 'Bearer old', body: '' }, false],
  ['a previous refresh token', { authorization: 'Bearer anon', body: refresh('r-0') }, false],
  ['no token', { authorization: null, body: '' }, false],
])('checks whether a refusal concerns %s', (_, sent, isAbout) => {
  expect(isAboutStoredSession(stored, sent)).toBe(isAbout);
  expect(isAboutStoredSession(null, sent)).toBe(false);
});

test.each([
  ['session_not_found', true],
  ['refresh_token_not_found', true],
  ['refresh_token_already_used', true],
  ['user_not_found', true],
  ['invalid_credentials', false],
  ['over_request_rate_limit', false],
  [undefined, false],
])('%s means that the session is gone: %s', (code, gone) => {
  expect(isSessionGone(code)).toBe(gone);
});
