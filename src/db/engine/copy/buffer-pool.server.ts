/** The size of a network write. */
export const bufferBytes = 256 * 1024;
/** Enough for two batches of a feed, one being written and one being sent. */
const maxPooledBuffers = 24;

const pool: Buffer<ArrayBuffer>[] = [];

/** Returns a pooled buffer: allocating new ones for every batch costs garbage collection. */
export function acquireBuffer(): Buffer<ArrayBuffer> {
  return pool.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
}

export function releaseBuffer(buffer: Buffer<ArrayBuffer>): void {
  if (buffer.length === bufferBytes && pool.length < maxPooledBuffers) pool.push(buffer);
}
