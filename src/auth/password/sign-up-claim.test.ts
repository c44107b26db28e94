import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PendingSignUp } from '~/db/auth/auth-pending-sign-up.repo.server';
import { ownSignUp } from './sign-up-claim.server';

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function signUp(passwordHash: string | null, verifier?: string): PendingSignUp {
  return {
    passwordHash,
    userMetadata: {},
    codeChallenge: verifier === undefined ? null : challengeOf(verifier),
    codeChallengeMethod: verifier === undefined ? null : 's256',
  };
}

const mine = signUp('mine', 'my browser');
const older = signUp('older', 'my browser too');
const theirs = signUp('theirs', 'another browser');
const unbound = signUp('unbound');

describe('with the browser’s verifiers', () => {
  test.each([
    ['its own sign-up', [theirs, mine], ['my browser'], mine],
    ['the newest of its own', [mine, older, theirs], ['my browser too', 'my browser'], mine],
    ['none when none is its own', [theirs, unbound], ['my browser'], undefined],
    ['none when it has no verifier', [mine], [], undefined],
    ['none for a sign-up without a challenge', [unbound], [''], undefined],
  ])('counts %s', (_, pending, verifiers, own) => {
    expect(ownSignUp(pending, verifiers)).toBe(own);
  });
});

describe('without them', () => {
  test.each([
    ['the only one', [mine], mine],
    ['the newest of those with one password', [signUp('same', 'x'), signUp('same')], 'same'],
    ['none of two with different passwords', [mine, theirs], undefined],
    ['none beside one without a password', [signUp(null), mine], undefined],
  ])('counts %s', (_, pending, own) => {
    const found = ownSignUp(pending, undefined);
    if (typeof own === 'string') expect(found?.passwordHash).toBe(own);
    else expect(found).toBe(own);
  });
});

test('no browser gets the password of another browser’s sign-up', () => {
  const browsers = fc.constantFrom('a', 'b', 'c', 'd');
  const pending = fc.array(fc.record({ by: browsers, password: fc.constantFrom('p', 'q', null) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(pending, fc.uniqueArray(browsers), (made, verifiers) => {
      const signUps = made.map(({ by, password }) => signUp(password, by));
      const own = ownSignUp(signUps, verifiers);
      const index = own ? signUps.indexOf(own) : -1;
      const first = made.findIndex(({ by }) => verifiers.includes(by));
      expect(index).toBe(first);
    }),
  );
});
