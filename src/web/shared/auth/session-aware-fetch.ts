import type { GoTrueClient } from '@supabase/supabase-js';
import { showToast } from '~/web/ui/overlays/toast-store';
import { isAboutStoredSession, isSessionGone, signedOutElsewhere } from './session-gone';
import { readStoredSession } from './stored-session';

type FindClient = () => Promise<Pick<GoTrueClient, 'signOut'>>;

let isEnding = false;
/** The sign-out of this browser after another device has ended its session. */
let ending: Promise<void> | undefined;

/** Waits until a session that turned out to be gone is removed here. */
export const waitForSessionEnd = async (): Promise<void> => ending;

/** Ends the session on purpose: what is refused because of that is no news. */
export async function duringSignOut<T>(signOut: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    return await signOut();
  } finally {
    isEnding = false;
  }
}

/** A fetch that notices when the service says that the session of this browser is gone. */
export function sessionAwareFetch(findClient: FindClient): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isLogout = pathname.endsWith('/logout');
    // There is no session left that the service could end.
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
      // Not awaited: the client has to finish this call first.
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

/** Another device has ended this session: the whole page, in every tab, is that of a visitor again. */
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

/** Price alerts of the account must not show here any more. */
async function stopPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if ((await navigator.serviceWorker.getRegistrations()).length === 0) return;
  const { dropSubscription } = await import('../alerts/push-subscription');
  await dropSubscription();
}
