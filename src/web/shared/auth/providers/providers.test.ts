import { expect, test } from 'vitest';
import { providerLabel } from './provider-name';
import { providerProblem } from './provider-problem';

test.each([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['linkedin_oidc', 'LinkedIn'],
  ['acme-sso', 'Acme Sso'],
])('labels %s as %s', (name, label) => {
  expect(providerLabel(name)).toBe(label);
});

test.each([
  ['identity_already_exists', true, /already linked/],
  ['access_denied', true, /^Google was not linked/],
  ['access_denied', false, /canceled/],
  ['provider_email_needs_verification', false, /has not confirmed/],
  ['bad_oauth_callback', true, /^Google could not be linked/],
  ['Call this number', false, /^Signing in with Google did not work/],
])('explains %s (while linking: %s)', (code, links, text) => {
  expect(providerProblem({ code, provider: 'google', links })).toMatch(text);
});
