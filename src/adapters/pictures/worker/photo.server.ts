import sharp from 'sharp';
import type { PictureFormat } from '../../../domain/pictures/picture-request';
import { encodePicture } from './encode.server.ts';
import type { Answer } from './protocol.ts';
import { sniffPicture } from './sniff-picture.ts';

/** What a photograph from a shop may measure: 40 megapixels are a large camera's. */
const mostPixels = 40_000_000;
const smallestSide = 200;
const keptWidth = 960;
const white = { r: 255, g: 255, b: 255 };

/** Checks bytes from outside by their content and brings them into the form that we keep. */
export async function checkPhoto(bytes: Uint8Array): Promise<Answer> {
  // Only then may a decoder see them: sharp would also try SVG and a dozen formats more.
  if (!sniffPicture(bytes))
    return { refused: 'not_a_picture', detail: 'no picture by its content' };
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) {
      return { refused: 'too_many_pixels', detail: `${width} × ${height}` };
    }
    if (Math.max(width, height) < smallestSide) {
      return { refused: 'too_small', detail: `${width} × ${height}` };
    }
    // Decoded and encoded anew: nothing of what else the file holds (place, thumbnail, comment) stays.
    const kept = await open()
      .autoOrient()
      .flatten({ background: white })
      .resize(keptWidth, keptWidth, {
        fit: 'contain',
        background: white,
        withoutEnlargement: false,
      })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes: kept };
  } catch (error) {
    return { refused: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** A kept photograph at another size. */
export function resizePhoto(file: string, width: number, format: PictureFormat) {
  return encodePicture(sharp(file).resize(width, width, { fit: 'fill' }), format, width);
}
