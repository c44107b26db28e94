export const preferencesStorageKey = 'glowfare-preferences';
/** Says that the account has preferences. What they are is not stored on the device. */
const hintStorageKey = 'glowfare-account-preferences';

/** Part of `firstPaintScript`: reserves the room of the bar that listings show to people with preferences. */
export const preferencesScript = `if(stored('${preferencesStorageKey}')||(root.account&&stored('${hintStorageKey}')))root.preferences='some'`;

/** No room for the bar, such as after signing out. */
export function releaseRoom(): void {
  delete document.documentElement.dataset.preferences;
}

/** Remembers for the next page whether listings show the bar. */
export function rememberPreferences(hasSome: boolean): void {
  if (hasSome) document.documentElement.dataset.preferences = 'some';
  else releaseRoom();
  try {
    // The preferences of the device speak for themselves; without an account the hint has no effect.
    if (hasSome) localStorage.setItem(hintStorageKey, '1');
    else localStorage.removeItem(hintStorageKey);
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
