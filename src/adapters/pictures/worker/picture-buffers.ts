const freeBuffers = new Map<number, Uint8Array>();

/**
 * Takes a buffer from the pool; its content is undefined. Allocating one per picture made garbage collection
 * cost more than drawing.
 */
export function takeBuffer(length: number): Uint8Array {
  const found = freeBuffers.get(length);
  if (!found) return new Uint8Array(length);
  freeBuffers.delete(length);
  return found;
}

export function returnBuffer(buffer: Uint8Array): void {
  freeBuffers.set(buffer.length, buffer);
}
