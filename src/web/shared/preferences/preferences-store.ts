import { useEffect, useSyncExternalStore } from 'react';
import { useAuth } from '../auth/use-auth';
import { callApi } from '../private-data/call-api';
import { hasDevicePreferences, preferencesStorageKey } from './device-preferences';
import {
  isNothing,
  nothingOwn,
  type OwnPreferences,
  parseOwn,
  parseStored,
  toPreferences,
} from './own-preferences';

const path = '/api/preferences';

interface State {
  /** Whose preferences these are; null: this device's. */
  userId: string | null;
  /** Null while they load. */
  preferences: OwnPreferences | null;
}

let state: State = { userId: null, preferences: null };
const listeners = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function readDevice(): OwnPreferences | null {
  try {
    return parseStored(localStorage.getItem(preferencesStorageKey));
  } catch {
    return null;
  }
}

/** False if storage is blocked or full. */
function writeDevice(preferences: OwnPreferences): boolean {
  try {
    if (isNothing(preferences)) localStorage.removeItem(preferencesStorageKey);
    else localStorage.setItem(preferencesStorageKey, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}

/** Adds what is on this device to the account, then loads the account's preferences. */
async function loadAccount(userId: string): Promise<void> {
  const device = hasDevicePreferences() ? readDevice() : null;
  const answer = device
    ? await callApi(path, { method: 'POST', body: toPreferences(device) })
    : await callApi(path);
  const preferences = parseOwn(answer);
  // The account has them now, and the next person at this device must not.
  if (device) writeDevice(nothingOwn);
  if (state.userId === userId) setState({ userId, preferences });
}

/** Stores preferences in the account or on this device; throws if that fails. */
export async function savePreferences(preferences: OwnPreferences): Promise<void> {
  const before = state;
  setState({ ...state, preferences });
  try {
    if (before.userId !== null) {
      await callApi(path, { method: 'PUT', body: toPreferences(preferences) });
    } else if (!writeDevice(preferences)) {
      throw new Error('This browser does not let us store anything on this device.');
    }
  } catch (error) {
    if (state.userId === before.userId) setState(before);
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== preferencesStorageKey || state.userId !== null) return;
    setState({ userId: null, preferences: readDevice() ?? nothingOwn });
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The preferences of the signed-in person, or of this device; null while they load. */
export function usePreferences(): OwnPreferences | null {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (loading) return;
    if (userId === null) {
      setState({ userId, preferences: readDevice() ?? nothingOwn });
      return;
    }
    if (state.userId === userId && state.preferences) return;
    setState({ userId, preferences: null });
    // Without a connection the page stays as it is; the next visit tries again.
    loadAccount(userId).catch(() => undefined);
  }, [loading, userId]);
  return useSyncExternalStore(
    subscribe,
    () => (loading || state.userId !== userId ? null : state.preferences),
    () => null,
  );
}
