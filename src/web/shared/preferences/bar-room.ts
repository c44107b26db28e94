import { preferencesHintKey } from '../auth/signed-in-hint';

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
