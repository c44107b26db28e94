import * as z from 'zod/mini';
import type { MailPurpose } from './step';

const storageKey = 'glowfare-awaited-email';
const maxAgeMs = 60 * 60_000;

const schema = z.object({
  purpose: z.enum(['signup', 'recovery', 'magiclink']),
  email: z.string(),
  next: z.string(),
  at: z.number(),
});

export interface AwaitedEmail {
  purpose: MailPurpose;
  email: string;
  /** Where to go once signed in. */
  next: string;
}

/** A reload of the same tab, or another tab: the link in the email opens one. */
type Scope = 'tab' | 'browser';

const storageOf = (scope: Scope) => (scope === 'tab' ? sessionStorage : localStorage);

/** Remembers which email was requested here, so that its code can still be entered after a reload. */
export function rememberAwaitedEmail(awaited: AwaitedEmail, now = Date.now()): void {
  const text = JSON.stringify({ ...awaited, at: now });
  inEach((storage) => storage.setItem(storageKey, text));
}

/** The email that was requested here within the last hour, the lifetime of its link; null if none. */
export function readAwaitedEmail(scope: Scope, now = Date.now()): AwaitedEmail | null {
  try {
    const text = storageOf(scope).getItem(storageKey);
    const stored = schema.safeParse(JSON.parse(text ?? 'null'));
    if (!stored.success) return null;
    const { at, ...awaited } = stored.data;
    if (now - at < maxAgeMs && now >= at) return awaited;
    forgetAwaitedEmail();
    return null;
  } catch {
    return null;
  }
}

export const forgetAwaitedEmail = (): void => inEach((storage) => storage.removeItem(storageKey));

function inEach(act: (storage: Storage) => void): void {
  try {
    act(storageOf('tab'));
    act(storageOf('browser'));
  } catch {
    // Storage may be forbidden; then a reload starts over.
  }
}
