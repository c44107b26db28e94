import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, tooComplex } from '../bytes.ts';

const [sequenceHeader, frameHeader, frame] = [1, 3, 6];

interface Av1Size {
  width: number;
  height: number;
}

/**
 * The largest frame size that AV1 data declares; undefined if none. Decoders allocate by this size, not
 * by the size in the container.
 */
export function readAv1Size(bytes: Uint8Array): Av1Size | undefined {
  let size: Av1Size | undefined;
  let frames = 0;
  for (let at = 0; at < bytes.length; ) {
    const header = bytes[at] ?? 0;
    const type = (header >> 3) & 15;
    at += header & 4 ? 2 : 1;
    let length = bytes.length - at;
    if (header & 2) {
      const read = readLeb128(bytes, at);
      length = read.value;
      at = read.next;
    }
    if (length < 0 || at + length > bytes.length)
      throw broken('an AV1 unit is longer than its item');
    if (type === frame || type === frameHeader) frames += 1;
    if (frames > uploadLimits.maxAvifFrames) throw tooComplex('too many AV1 frames');
    if (type === sequenceHeader) {
      const found = readSequenceHeader(bytes.subarray(at, at + length));
      if (!size || found.width * found.height > size.width * size.height) size = found;
    }
    at += length;
  }
  return size;
}

function readLeb128(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes[from + index];
    if (byte === undefined) break;
    value += (byte & 127) * 2 ** (7 * index);
    if (byte < 128) return { value, next: from + index + 1 };
  }
  throw broken('an AV1 unit without a length');
}

/** AV1 specification 5.5.1, up to the frame size. */
function readSequenceHeader(bytes: Uint8Array): Av1Size {
  const bits = bitReader(bytes);
  bits(3); // seq_profile
  bits(1); // still_picture
  const isReduced = bits(1) === 1;
  if (isReduced) bits(5);
  else readOperatingPoints(bits);
  const widthBits = bits(4) + 1;
  const heightBits = bits(4) + 1;
  return { width: bits(widthBits) + 1, height: bits(heightBits) + 1 };
}

function readOperatingPoints(bits: (count: number) => number): void {
  if (bits(1) === 1) throw tooComplex('AV1 with video timing');
  const hasDisplayDelay = bits(1) === 1;
  const points = bits(5) + 1;
  for (let point = 0; point < points; point += 1) {
    bits(12); // operating_point_idc
    if (bits(5) > 7) bits(1); // seq_tier
    if (hasDisplayDelay && bits(1) === 1) bits(4);
  }
}

function bitReader(bytes: Uint8Array): (count: number) => number {
  let at = 0;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, at += 1) {
      const byte = bytes[at >> 3];
      if (byte === undefined) throw broken('an AV1 header ends too early');
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1);
    }
    return value;
  };
}
