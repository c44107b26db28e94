import { storageLimits } from './storage-limits';

export const imageFits = ['cover', 'contain', 'fill'] as const;
export const imageFormats = ['origin', 'webp', 'avif'] as const;

export interface ImageTransform {
  width?: number | undefined;
  height?: number | undefined;
  resize: (typeof imageFits)[number];
  quality: number;
  format?: (typeof imageFormats)[number] | undefined;
}

export const defaultQuality = 80;

/** The names of the ways to resize in the X-Transformations header. */
const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** Limits a side to what we produce. */
export function clampSide(side: number): number {
  return Math.min(Math.max(Math.round(side), 1), storageLimits.maxImageSide);
}

/** The value of the X-Transformations header. */
export function describeTransform(transform: ImageTransform): string {
  const { width, height, resize, quality, format } = transform;
  const parts = [
    height !== undefined && `height:${height}`,
    width !== undefined && `width:${width}`,
    (width !== undefined || height !== undefined) && `resizing_type:${resizingTypes[resize]}`,
    quality !== defaultQuality && `quality:${quality}`,
    format !== undefined && format !== 'origin' && `format:${format}`,
  ];
  return parts.filter((part) => part !== false).join(',');
}
