import type { GoTrueClient } from '@supabase/supabase-js';
import { showToast } from '~/web/ui/overlays/toast-store';
import { isAboutStoredSession, isSessionGone, signedOutElsewhere } from './session-gone';
import { readStoredSession } from './stored-session';

type FindClient = () => Promise<Pick<GoTrueClient, 'signOut'>>;

let isEnding = false;
/** The pending sign-out of this browser after another device ended its session. */
let ending: Promise<void> | undefined;

/** Waits until a session that no longer exists has been removed here. */
export const waitForSessionEnd = async (): Promise<void> => ending;

/** Marks a deliberate sign-out, so that the resulting refusals are ignored. */
export async function duringSignOut<T>(signOut: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    return await signOut();
  } finally {
    isEnding = false;
  }
}

/** A fetch that detects when the service no longer recognizes this browser's session. */
export function sessionAwareFetch(findClient: FindClient): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isLogout = pathname.endsWith('/logout');
    // There is no session left to end.
    if (isLogout && ending) return new Response(null, { status: 204 });
    const answer = await fetch(input, init);
    if (answer.ok || isLogout || isEnding) return answer;
    const responseBody: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    if (!isSessionGone(codeIn(responseBody))) return answer;
    const authorization = new Headers(init?.headers).get('authorization');
    const body = typeof init?.body === 'string' ? init.body : '';
    if (isAboutStoredSession(readStoredSession(), { authorization, body })) {
      // Not awaited: the client must finish this call first.
      ending ??= endLocalSession(findClient).finally(() => {
        ending = undefined;
      });
    }
    return answer;
  };
}

function codeIn(responseBody: unknown): unknown {
  if (typeof responseBody !== 'object' || responseBody === null) return undefined;
  if ('error_code' in responseBody) return responseBody.error_code;
  return 'code' in responseBody ? responseBody.code : undefined;
}

/** Signs out every tab after another device ended this session. */
async function endLocalSession(findClient: FindClient): Promise<void> {
  await duringSignOut(async () => {
    showToast({
      title: signedOutElsewhere,
      description: 'Please sign in again.',
      variant: 'info',
    });
    const client = await findClient();
    await client.signOut({ scope: 'local' });
    await stopPushHere();
  }).catch(() => {});
}

/** Stop push notifications of this account in this browser. */
async function stopPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if ((await navigator.serviceWorker.getRegistrations()).length === 0) return;
  const { dropSubscription } = await import('../alerts/push-subscription');
  await dropSubscription();
}
