import { expect, test } from 'vitest';
import { choosesPassword, firstStep } from './step';

test.each([
  [null, false, 'sign-in'],
  [null, true, 'sign-in'],
  ['sign-in', false, 'sign-in'],
  ['sign-in', true, 'link'],
  ['new-password', false, 'forgotten'],
  ['new-password', true, 'forgotten'],
  ['nonsense', true, 'sign-in'],
] as const)('a link for %j that is dead: %j begins with %s', (purpose, dead, name) => {
  expect(firstStep(purpose, dead, null).name).toBe(name);
});

test('after a reload, the code of an email that was requested can still be entered', () => {
  const step = { name: 'mail', purpose: 'signup' };
  expect(firstStep(null, false, { purpose: 'signup' })).toEqual(step);
  // A dead link is news that the page has to tell first.
  expect(firstStep(null, true, { purpose: 'signup' })).toEqual({ name: 'sign-in' });
});

test('a new password is asked of whoever came for one, and of nobody else', () => {
  expect(choosesPassword('new-password', undefined)).toBe(true);
  expect(choosesPassword(null, { name: 'mail', purpose: 'recovery' })).toBe(true);
  expect(choosesPassword(null, undefined)).toBe(false);
  expect(choosesPassword(null, { name: 'mail', purpose: 'magiclink' })).toBe(false);
  // Came by the link, remembered the password after all.
  expect(choosesPassword('new-password', { name: 'sign-in' })).toBe(false);
});
