import { abortOnSignOut } from './abort-on-sign-out';
import { hasStoredSession } from './stored-session';

/**
 * Creates a profile on the first sign-in on this device; an existing one is unchanged. Failures are
 * not shown, because everything else works without a profile.
 */
export async function createOwnProfile(token: string): Promise<void> {
  const { signal, stop } = abortOnSignOut();
  try {
    const answer = await fetch('/api/profile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
      signal,
    });
    if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`);
  } catch (error) {
    // The person signed out in the meantime, perhaps in another tab.
    if (signal.aborted || !hasStoredSession()) return;
    // biome-ignore lint/suspicious/noConsole: required by the specification
    console.error('The profile could not be created.', error);
  } finally {
    stop();
  }
}
