import { PhotoRefused } from '../../../../domain/pictures/photo-refused.ts';
import type { PlainPicture } from './plain-picture.ts';
import { readAvif } from './read-avif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.server.ts';
import { readWebp } from './read-webp.ts';
import { sniffPicture } from './sniff-picture.ts';

const readers = { jpeg: readJpeg, png: readPng, webp: readWebp, avif: readAvif };

/**
 * Validates the structure of an untrusted picture and strips it to what a decoder needs. Throws
 * `PhotoRefused`.
 */
export function readPicture(bytes: Uint8Array): PlainPicture {
  const format = sniffPicture(bytes);
  if (!format) throw new PhotoRefused('not_a_picture', 'unknown picture format');
  return readers[format](bytes);
}
