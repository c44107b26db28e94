import type { Sharp } from 'sharp';
import type { PictureFormat } from '../../../domain/pictures/picture-request';

/** High-density screens show this width; their small pixels hide a lower AVIF quality. */
const largeWidth = 960;

/** Encodes a picture with fast settings, because the first visitor waits for it. */
export function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  width: number,
): Promise<Buffer<ArrayBufferLike>> {
  switch (format) {
    case 'avif':
      // Tuning for PSNR is a third faster than the default at the same size.
      return picture
        .avif({
          quality: width < largeWidth ? 72 : 64,
          effort: 0,
          tune: 'psnr',
          chromaSubsampling: '4:2:0',
        })
        .toBuffer();
    case 'webp':
      // A quarter faster than effort 1, for a twelfth more bytes.
      return picture.webp({ quality: 82, effort: 0 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 82, progressive: true, optimizeCoding: true }).toBuffer();
  }
}
