/**
 * Frees the memory of a plane at once; it must not be used afterwards. Left to the garbage collector, a few
 * megabytes per picture caused a full collection for two pictures in five.
 */
export function releaseMemory({ buffer }: ArrayBufferView): void {
  // Planes read from one file share a buffer.
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}
