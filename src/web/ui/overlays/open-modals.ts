import { useSyncExternalStore } from 'react';

let ids: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly string[]) {
  ids = next;
  for (const listener of listeners) listener();
}

/** Registers a modal dialog as open, on top of the others. Returns an undo. */
export function registerModal(id: string): () => void {
  publish([...ids, id]);
  return () => publish(ids.filter((other) => other !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The id of the topmost open modal dialog; everything outside it is inert. */
export function useTopModal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => ids.at(-1),
    () => undefined,
  );
}
