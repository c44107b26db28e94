const keyPattern = /^sb-.+-auth-token$/;

const findKey = () => Object.keys(localStorage).find((key) => keyPattern.test(key));

/** Whether the client has stored a session, complete or still without its second factor. */
export function hasStoredSession(): boolean {
  try {
    return findKey() !== undefined;
  } catch {
    return false;
  }
}

/** The tokens that the client has stored; null if there are none. */
export function readStoredSession(): { access_token?: unknown; refresh_token?: unknown } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(findKey() ?? '') ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}
