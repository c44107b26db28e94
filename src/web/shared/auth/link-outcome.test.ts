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
  ['a code that was exchanged', '/?code=abc', { left: '/', session: true }, 'signed-in'],
  ['an expired or used link', `/?${spent}#${spent}`, {}, 'spent'],
  ['the same, by somebody signed in', `/#${spent}`, { session: true }, 'spent'],
  ['a code that waited too long', '/?code=abc', { error: 'flow_state_expired' }, 'spent'],
  ['a code without its other half', '/?code=abc', {}, 'elsewhere'],
  ['a code of another flow', '/?code=abc', { error: 'bad_code_verifier' }, 'elsewhere'],
  ['half of a change of address', '/profile#message=Confirmation+link+accepted.', {}, 'half-way'],
  ['a stranger’s text', '/#message=Call+this+number', {}, 'failed'],
  ['an error we do not know', '/?error=server_error&error_description=x', {}, 'failed'],
] as const)('%s', (_, opened, rest, expected) => {
  expect(outcome(opened, rest)).toBe(expected);
});

test('what the link brought goes from the address, the rest stays', () => {
  const opened = new URL(`/auth?for=new-password&next=%2Fa%3Fb%3D1&code=x&${spent}#${spent}`, site);
  expect(withoutLink(opened)).toBe('/auth?for=new-password&next=%2Fa%3Fb%3D1');
  expect(withoutLink(new URL('/?code=x', site))).toBe('/');
});
