import { preferencesHintKey } from '../auth/signed-in-hint';

export const preferencesStorageKey = 'glowfare-preferences';

/** Part of `firstPaintScript`: reserves the room of the bar that listings show to people with preferences. */
export const preferencesScript = `if(stored('${preferencesStorageKey}')||(root.account&&stored('${preferencesHintKey}')))root.preferences='some'`;

/** No room for the bar, such as after signing out. */
export function releaseRoom(): void {
  delete document.documentElement.dataset.preferences;
}

/** Remembers for the next page whether listings show the bar. */
export function rememberPreferences(hasSome: boolean): void {
  if (hasSome) document.documentElement.dataset.preferences = 'some';
  else releaseRoom();
  try {
    // Only used while signed in: the preferences of the device are stored there themselves.
    if (hasSome) localStorage.setItem(preferencesHintKey, '1');
    else localStorage.removeItem(preferencesHintKey);
  } catch {
    // Storage may be blocked; the bar then moves the products down.
  }
}

/** Whether this device has preferences of its own. */
export function hasDevicePreferences(): boolean {
  try {
    return localStorage.getItem(preferencesStorageKey) !== null;
  } catch {
    // Storage may be blocked; nothing can be kept without an account then.
    return false;
  }
}
