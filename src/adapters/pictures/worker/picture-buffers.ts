const spare = new Map<number, Uint8Array>();

/**
 * Memory for a picture, with whatever the last one has left in it. Pictures come one after the other;
 * memory for each anew would keep the collector busier than composing.
 */
export function takeBytes(length: number): Uint8Array {
  const found = spare.get(length);
  if (!found) return new Uint8Array(length);
  spare.delete(length);
  return found;
}

/** Whoever has taken bytes and needs them no longer leaves them for the next. */
export function giveBack(bytes: Uint8Array): void {
  spare.set(bytes.length, bytes);
}
