const storageKey = 'glowfare-account';
/** Says that the account has preferences. What they are is not stored on the device. */
export const preferencesHintKey = 'glowfare-account-preferences';

/**
 * Part of `firstPaintScript`. Pages are rendered without knowing who is signed in, so a hint in
 * local storage decides which version of the header to show.
 */
export const accountScript = `if(stored('${storageKey}'))root.account='in'`;

/** The id of the person who is probably signed in on this device. */
export function storedUserId(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the signed-in user's id, or clears all hints, for the next page and other tabs. */
export function storeUserId(id: string | null): void {
  if (id === null) delete document.documentElement.dataset.account;
  else document.documentElement.dataset.account = 'in';
  try {
    if (id === null) {
      localStorage.removeItem(storageKey);
      localStorage.removeItem(preferencesHintKey);
    } else localStorage.setItem(storageKey, id);
  } catch {
    // Storage may be blocked; the sign-in then ends with the page.
  }
}

/** Calls back when another tab signs in or out. */
export function onStoredUserChange(callBack: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) callBack();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Whether the URL has the parameters of an emailed link: a code or an error. */
export function comesFromLink(): boolean {
  return /[?&#](code|error|error_code|access_token|message)=/.test(location.search + location.hash);
}
