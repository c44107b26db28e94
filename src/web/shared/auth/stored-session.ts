const isSessionKey = (key: string) => /^sb-.+-auth-token$/.test(key);

/** Whether the client has stored a session here, complete or still lacking its second factor. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false;
  }
}

/** The session that the client has stored here, without asking the client; null when there is none. */
export function storedSession(): { access_token: string } | null {
  try {
    const key = Object.keys(localStorage).find(isSessionKey);
    const stored: unknown = JSON.parse((key && localStorage.getItem(key)) ?? 'null');
    const isSession = typeof stored === 'object' && stored !== null && 'access_token' in stored;
    return isSession && typeof stored.access_token === 'string'
      ? { access_token: stored.access_token }
      : null;
  } catch {
    return null;
  }
}
