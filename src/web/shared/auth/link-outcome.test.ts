import { expect, test } from 'vitest';
import { linkOutcome, withoutLink } from './link-outcome';

const site = 'https://shop.example';

function outcome(opened: string, rest: { left?: string; session?: boolean; error?: string } = {}) {
  return linkOutcome({
    opened: new URL(opened, site),
    left: new URL(rest.left ?? opened, site),
    hasSession: rest.session ?? false,
    errorCode: rest.error,
  });
}

const spent = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

test.each([
  ['an exchanged code', '/?code=abc', { left: '/', session: true }, 'signed-in'],
  ['an expired or used link', `/?${spent}#${spent}`, {}, 'spent'],
  ['the same, when signed in', `/#${spent}`, { session: true }, 'spent'],
  ['a code that has expired', '/?code=abc', { error: 'flow_state_expired' }, 'spent'],
  ['a code without its verifier', '/?code=abc', {}, 'elsewhere'],
  ['a code of another flow', '/?code=abc', { error: 'bad_code_verifier' }, 'elsewhere'],
  [
    'the first confirmation of an email change',
    '/profile#message=Confirmation+link+accepted.',
    {},
    'half-way',
  ],
  ['an unknown message', '/#message=Call+this+number', {}, 'failed'],
  ['an unknown error', '/?error=server_error&error_description=x', {}, 'failed'],
] as const)('%s', (_, opened, rest, expected) => {
  expect(outcome(opened, rest)).toBe(expected);
});

test("removes the link's parameters from the URL and keeps the others", () => {
  const opened = new URL(`/auth?for=new-password&next=%2Fa%3Fb%3D1&code=x&${spent}#${spent}`, site);
  expect(withoutLink(opened)).toBe('/auth?for=new-password&next=%2Fa%3Fb%3D1');
  expect(withoutLink(new URL('/?code=x', site))).toBe('/');
});
