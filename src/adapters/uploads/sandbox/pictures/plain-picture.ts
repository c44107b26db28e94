import { PhotoRefused } from '../../../../domain/pictures/photo-refused.ts';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';

/** A picture reduced to what is needed to draw it: no texts, no camera data, no further frames. */
export interface PlainPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** How the camera was held, 1 to 8, as EXIF counts. */
  orientation: number;
}

interface Size {
  width: number;
  height: number;
  /** Bytes that a decoded pixel takes. */
  bytesPerPixel: number;
  maxPixels?: number;
}

/** Refuses a picture whose pixels would take too much memory. */
export function checkSize({
  width,
  height,
  bytesPerPixel,
  maxPixels = uploadLimits.maxPixels,
}: Size): void {
  const pixels = width * height;
  if (pixels === 0) throw new PhotoRefused('broken', 'no pixels');
  if (pixels > maxPixels || pixels * bytesPerPixel > uploadLimits.maxDecodedBytes) {
    const detail = `${width} × ${height}, ${bytesPerPixel} bytes a pixel`;
    throw new PhotoRefused('too_many_pixels', detail);
  }
}
