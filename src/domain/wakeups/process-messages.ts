/** Messages to all processes, the sender included. They are not stored and may be lost. */
export interface ProcessMessages {
  /** At most 8,000 bytes: the limit of NOTIFY. */
  send(channel: string, payload: string): Promise<void>;
  /** Calls back on every message, and with '' if some may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
}
