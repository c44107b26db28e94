export const preferencesStorageKey = 'glowfare-preferences';

/** Whether this device has preferences of its own. */
export function hasDevicePreferences(): boolean {
  try {
    return localStorage.getItem(preferencesStorageKey) !== null;
  } catch {
    // Storage may be blocked; nothing can be kept without an account then.
    return false;
  }
}
