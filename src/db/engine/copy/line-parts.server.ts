/** As long as what goes over the wire at once. */
export const partBytes = 256 * 1024;
/** What two pieces of a feed need, one being written and one being sent. */
const mostKept = 24;

const kept: Buffer<ArrayBuffer>[] = [];

/** Bytes to write lines into, used again: new ones for every piece would each time have to be collected. */
export function takePart(): Buffer<ArrayBuffer> {
  return kept.pop() ?? Buffer.allocUnsafeSlow(partBytes);
}

export function giveBackPart(part: Buffer<ArrayBuffer>): void {
  if (part.length === partBytes && kept.length < mostKept) kept.push(part);
}
