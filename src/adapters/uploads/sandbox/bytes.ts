import { PhotoRefused } from '../../../domain/pictures/photo-refused.ts';

/** Reads a four-character code at an offset. */
export function fourLetters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** A view for reading numbers; reading past the end throws a `RangeError`. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

export const broken = (detail: string) => new PhotoRefused('broken', detail);
export const tooComplex = (detail: string) => new PhotoRefused('too_complex', detail);
