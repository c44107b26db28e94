import type { Sharp } from 'sharp';
import type { PictureFormat } from '../../../domain/pictures/picture-request';

/** Writes a picture in the format. Quick settings: these files are made while somebody waits. */
export function encodePicture(
  picture: Sharp,
  format: PictureFormat,
): Promise<Buffer<ArrayBufferLike>> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 66, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 84, effort: 2 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 82, progressive: true, optimiseCoding: true }).toBuffer();
  }
}
