import type { GoTrueClient, Session } from '@supabase/supabase-js';
import { storedSession } from './stored-session';

/** The part of a token that everybody may read; null when it cannot be. */
function claimsOf(token: string): { sub?: unknown; session_id?: unknown } | null {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/**
 * A link from an email opens a session of its own. Remembers the one that this browser had before; the
 * function it returns ends that one, if it was the same person's, so that the browser has one session.
 */
export function rememberFormerSession(): (client: GoTrueClient, now: Session) => Promise<void> {
  const former = storedSession();
  return async (client, { access_token: current }) => {
    if (!former) return;
    const [before, after] = [claimsOf(former.access_token), claimsOf(current)];
    if (!before || before.sub !== after?.sub || before.session_id === after?.session_id) return;
    // Failing is no reason to bother anybody: the session shows up in the list of devices.
    await client.admin.signOut(former.access_token, 'local').catch(() => {});
  };
}
