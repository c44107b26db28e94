import { expect, test } from 'vitest';
import { rememberPreferences } from '../preferences/bar-room';
import { preferencesHintKey, storedUserId, storeUserId } from './signed-in-hint';

test('signing out leaves no hints about the account on the device', () => {
  storeUserId('user-1');
  rememberPreferences(true);
  expect(storedUserId()).toBe('user-1');
  expect(localStorage.getItem(preferencesHintKey)).toBe('1');
  storeUserId(null);
  expect(storedUserId()).toBeNull();
  expect(localStorage.getItem(preferencesHintKey)).toBeNull();
  expect(document.documentElement.dataset.account).toBeUndefined();
});
