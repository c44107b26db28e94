import sharp from 'sharp';
import type { PictureFormat } from '../../../domain/pictures/picture-request';
import { encodePicture } from './encode-picture.server.ts';

export function resizePhoto(file: string, width: number, format: PictureFormat) {
  return encodePicture(sharp(file).resize(width, width, { fit: 'fill' }), format, width);
}
