import { isSignedOut } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';

/**
 * Creates a profile on the first sign-in on this device; an existing one stays. The user is not told
 * when it fails: everything else works without.
 */
export async function createProfile(): Promise<void> {
  try {
    await callApi('/api/profile', { method: 'POST', body: {} });
  } catch (error) {
    // Another tab signed out meanwhile.
    if (isSignedOut(error)) return;
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged there
    console.error('The profile could not be created.', error);
  }
}
