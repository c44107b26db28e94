import { expect, test } from 'vitest';
import { firstWay } from './second-ways';

test.each([
  [[], 'app'],
  [['totp'], 'app'],
  [['totp', 'webauthn', 'recovery_code'], 'app'],
  [['webauthn', 'recovery_code'], 'passkey'],
])('with %j the page asks for the %s first', (types, way) => {
  expect(firstWay(types)).toBe(way);
});
