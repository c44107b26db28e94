import { expect, test } from 'vitest';
import { initialMethod } from './second-factor-methods';

test.each([
  [[], 'app'],
  [['totp'], 'app'],
  [['totp', 'webauthn', 'recovery_code'], 'app'],
  [['webauthn', 'recovery_code'], 'passkey'],
])('with %j, starts with %s', (types, way) => {
  expect(initialMethod(types)).toBe(way);
});
