/** Whether the client has stored a session here, complete or still lacking its second factor. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
}
