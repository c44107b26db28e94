export interface ToastMessage {
  title: string;
  description?: string;
  /** `info` is for events that are neither a success nor an error. */
  variant?: 'default' | 'info' | 'destructive';
  /** A suggested action, such as 'Undo'. */
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  variant: 'default' | 'info' | 'destructive';
}

export const toastDurationMs = 5000;
/** A toast with an action stays longer, so that there is time to reach it. */
export const actionToastDurationMs = 12_000;
export const maxToasts = 3;

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remainingMs: number;
}

/** Stores the visible toasts and dismisses each in time, unless it is hovered or focused. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function start(id: number, clock: Clock) {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(dismiss, clock.remainingMs, id);
  }

  function show({ variant = 'default', ...message }: ToastMessage): number {
    const id = nextId++;
    const remainingMs = message.action ? actionToastDurationMs : toastDurationMs;
    const clock: Clock = { timer: undefined, startedAt: 0, remainingMs };
    clocks.set(id, clock);
    if (!paused) start(id, clock);
    // New feedback must appear immediately, so the oldest toast makes room.
    const overflow = toasts.length - maxToasts + 1;
    for (const toast of toasts.slice(0, Math.max(0, overflow))) stop(toast.id);
    publish([...toasts, { id, variant, ...message }].slice(-maxToasts));
    return id;
  }

  function stop(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }

  function dismiss(id: number) {
    stop(id);
    if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
    // The last toast takes its hover or focus with it, which had paused the timers.
    if (toasts.length === 0) paused = false;
  }

  /** Dismisses error toasts after a later success. */
  function dismissErrors() {
    for (const { id, variant } of toasts) if (variant === 'destructive') dismiss(id);
  }

  function pause() {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.remainingMs -= Date.now() - clock.startedAt;
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) start(id, clock);
  }

  return {
    show,
    dismiss,
    dismissErrors,
    pause,
    resume,
    current: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toastStore = createToastStore();

/** Shows a short message at the edge of the screen. Browser only. A success replaces errors. */
export function showToast(message: ToastMessage): void {
  if (message.variant !== 'destructive') toastStore.dismissErrors();
  toastStore.show(message);
}

export const showErrorToast = (title: string, description: string): void =>
  showToast({ title, description, variant: 'destructive' });

/** Dismisses error toasts after an attempt that succeeded. */
export const clearErrorToasts = (): void => toastStore.dismissErrors();
