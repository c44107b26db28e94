import { hourMs } from '~/domain/durations';
import type { MailPurpose } from '../step';

const storageKey = 'glowfare-awaited-email';
const maxEmailAgeMs = hourMs;
const purposes = ['signup', 'recovery', 'magiclink'] as const satisfies MailPurpose[];

export interface AwaitedEmail {
  purpose: MailPurpose;
  email: string;
  /** Where to go once signed in. */
  next: string;
}

/** `tab` survives a reload; `browser` also covers the new tab that an emailed link opens. */
type Scope = 'tab' | 'browser';

const storageOf = (scope: Scope) => (scope === 'tab' ? sessionStorage : localStorage);

/** Stores which email was requested, so that its code can still be entered after a reload. */
export function storeAwaitedEmail(awaited: AwaitedEmail, now = Date.now()): void {
  const text = JSON.stringify({ ...awaited, at: now });
  forEachStorage((storage) => storage.setItem(storageKey, text));
}

/** The email requested here within the last hour (the lifetime of its link), or null. */
export function readAwaitedEmail(scope: Scope, now = Date.now()): AwaitedEmail | null {
  try {
    const stored = parse(JSON.parse(storageOf(scope).getItem(storageKey) ?? 'null'));
    if (!stored) return null;
    const { at, ...awaited } = stored;
    if (now - at < maxEmailAgeMs && now >= at) return awaited;
    clearAwaitedEmail();
    return null;
  } catch {
    return null;
  }
}

/** Written without a schema library, which would add a fifth to this page's script. */
function parse(stored: unknown): (AwaitedEmail & { at: number }) | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { purpose, email, next, at }: Record<string, unknown> = { ...stored };
  const known = purposes.find((one) => one === purpose);
  if (!known || typeof email !== 'string' || typeof next !== 'string') return null;
  return typeof at === 'number' ? { purpose: known, email, next, at } : null;
}

export const clearAwaitedEmail = (): void =>
  forEachStorage((storage) => storage.removeItem(storageKey));

function forEachStorage(act: (storage: Storage) => void): void {
  try {
    act(storageOf('tab'));
    act(storageOf('browser'));
  } catch {
    // Storage may be blocked; a reload then starts over.
  }
}
