/** A notification for all processes. */
export interface Wakeup {
  channel: string;
  payload: string;
}

/** Delivers wake-ups between processes outside the database. */
export interface MessageBus {
  publish(wakeups: readonly Wakeup[]): Promise<void>;
  /**
   * Calls `onWakeup` for every message from now on, and `onGap` when some may have been missed. Resolves when
   * it is connected, or when it is not and keeps trying.
   */
  subscribe(handlers: { onWakeup(wakeup: Wakeup): void; onGap(): void }): Promise<void>;
  /** Whether messages are being received. */
  isConnected(): boolean;
  close(): Promise<void>;
}
