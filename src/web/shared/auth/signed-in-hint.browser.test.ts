import { expect, test } from 'vitest';
import { rememberPreferences } from '../preferences/bar-room';
import { storedUserId, storeUserId } from './signed-in-hint';

test('signing out leaves no hints about the account on the device', () => {
  storeUserId('user-1');
  rememberPreferences(true);
  expect(storedUserId()).toBe('user-1');
  expect(localStorage.length).toBe(2);
  storeUserId(null);
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.dataset.account).toBeUndefined();
});
