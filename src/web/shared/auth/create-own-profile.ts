import { abortOnSignOut } from './abort-on-sign-out';
import { hasStoredSession } from './stored-session';

/**
 * Creates a profile on the first sign-in on this device; an existing one stays. The user is not told
 * when it fails: everything else works without.
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
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  } catch (error) {
    // Signed out meanwhile, perhaps in another tab.
    if (signal.aborted || !hasStoredSession()) return;
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged there
    console.error('The profile could not be created.', error);
  } finally {
    stop();
  }
}
