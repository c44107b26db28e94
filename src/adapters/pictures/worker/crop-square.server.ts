import sharp from 'sharp';
import type { Answer } from './protocol.ts';
import { sniffPicture } from './sniff-picture.ts';

/** 40 megapixels are a large camera's; a picture that unpacks to more is not meant kindly. */
const mostPixels = 40_000_000;
const smallestSide = 64;

/** The middle of a visitor's picture as a square. Only pixels go over, nothing else that the file holds. */
export async function cropSquare(bytes: Uint8Array, side: number): Promise<Answer> {
  // Only then may a decoder see them: sharp would also try SVG and a dozen formats more.
  if (!sniffPicture(bytes)) {
    return { refused: 'not_a_picture', detail: 'no picture by its content' };
  }
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const size = `${width} × ${height}`;
    if (width * height > mostPixels) return { refused: 'too_many_pixels', detail: size };
    if (Math.min(width, height) < smallestSide) return { refused: 'too_small', detail: size };
    const square = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .webp({ quality: 86, effort: 4 })
      .toBuffer();
    return { bytes: square };
  } catch (error) {
    return { refused: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}
