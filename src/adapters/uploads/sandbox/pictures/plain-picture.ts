import { PhotoRefused } from '../../../../domain/pictures/photo-refused.ts';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';

/** A picture without metadata or additional frames. */
export interface PlainPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
}

interface Size {
  width: number;
  height: number;
  bytesPerPixel: number;
  maxPixels?: number;
}

/** Refuses a picture that would take too much memory to decode. */
export function checkSize({
  width,
  height,
  bytesPerPixel,
  maxPixels = uploadLimits.maxPixels,
}: Size): void {
  const pixels = width * height;
  if (pixels === 0) throw new PhotoRefused('broken', 'no pixels');
  if (pixels > maxPixels || pixels * bytesPerPixel > uploadLimits.maxDecodedBytes) {
    const detail = `${width} × ${height}, ${bytesPerPixel} bytes per pixel`;
    throw new PhotoRefused('too_many_pixels', detail);
  }
}
