import { isIllustration } from './illustration';
import { pictureLibrary } from './picture-library';
import type { PictureSubject } from './picture-request';

/**
 * Changes whenever the picture would: with the product's look and texts, and with `library`. Part
 * of the picture's URL, which can therefore be cached forever. Products with the same illustration
 * have the same version.
 */
export function pictureVersion(
  { brand, name, size, picture }: Omit<PictureSubject, 'id'>,
  library = pictureLibrary,
): string {
  const { shape, palette, label, typeface, shade, photo } = picture;
  const texts = isIllustration(picture)
    ? []
    : [brand.id, brand.name, name, size?.amount, size?.unit];
  const colours = [palette.body, palette.accent, palette.label, shade];
  return hash(JSON.stringify([library, texts, colours, shape, label, typeface, photo]));
}

/** 53 bits (cyrb53): fast and even; collisions are harmless, so it need not be cryptographic. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

/** Whether the text has the format of a version. */
export const isPictureVersion = (text: string) => /^[\da-z]{11}$/.test(text);
