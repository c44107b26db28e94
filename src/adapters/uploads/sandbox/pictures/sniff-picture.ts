import type { AvatarFormat } from '../../../../domain/accounts/avatar.ts';
import { fourLetters } from '../bytes.ts';

/** Detects the format by its magic bytes; undefined for unsupported types, including SVG and HTML. */
export function sniffPicture(bytes: Uint8Array): AvatarFormat | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (fourLetters(bytes, 4) === 'ftyp' && /^avi[fs]$/.test(fourLetters(bytes, 8))) return 'avif';
  return undefined;
}
