import {
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
} from '~/domain/pictures/picture-request';

interface Pictured {
  id: number;
  imageVersion: string;
}

/** Where a product's picture is; the version lets everybody keep it for ever. */
export function pictureAddress(
  { id, imageVersion }: Pictured,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/images/products/${id}/${width}.${format}?v=${imageVersion}`;
}

/** All widths in one format, for a `srcset`. */
export function pictureSources(product: Pictured, format: PictureFormat): string {
  return pictureWidths
    .map((width) => `${pictureAddress(product, width, format)} ${width}w`)
    .join(', ');
}
