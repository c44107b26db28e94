import { preferencesHintKey } from '../auth/signed-in-hint';

export const preferencesStorageKey = 'glowfare-preferences';

/** Part of `firstPaintScript`: reserves the room of the bar that listings show to people with preferences. */
export const preferencesScript = `if(stored('${preferencesStorageKey}')||(root.account&&stored('${preferencesHintKey}')))root.preferences='some'`;

/** Whether this device has preferences of its own. */
export function hasDevicePreferences(): boolean {
  try {
    return localStorage.getItem(preferencesStorageKey) !== null;
  } catch {
    // Storage may be blocked; nothing can be kept without an account then.
    return false;
  }
}
