import {
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
} from '~/domain/pictures/picture-request';

interface Pictured {
  id: number;
  imageVersion: string;
}

/** The URL of a product's picture. It includes the version, so it can be cached forever. */
export function pictureAddress(
  { id, imageVersion }: Pictured,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/images/products/${id}/${width}.${format}?v=${imageVersion}`;
}

/** All widths in one format, for a `srcset` attribute. */
export function pictureSources(
  product: Pictured,
  format: PictureFormat,
  widths: readonly PictureWidth[] = pictureWidths,
): string {
  return widths.map((width) => `${pictureAddress(product, width, format)} ${width}w`).join();
}
