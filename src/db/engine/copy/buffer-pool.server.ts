/** As long as what goes over the wire at once. */
export const bufferBytes = 256 * 1024;
/** What two pieces of a feed need, one being written and one being sent. */
const maxPooledBuffers = 24;

const pool: Buffer<ArrayBuffer>[] = [];

/** Bytes to write lines into, used again: new ones for every piece would each time have to be collected. */
export function acquireBuffer(): Buffer<ArrayBuffer> {
  return pool.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
}

export function releaseBuffer(buffer: Buffer<ArrayBuffer>): void {
  if (buffer.length === bufferBytes && pool.length < maxPooledBuffers) pool.push(buffer);
}
