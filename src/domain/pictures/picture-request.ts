import type { Brand, Picture, Size } from '../catalog/product';

/** How wide a picture can be had, in pixels; all are square. */
export const pictureWidths = [160, 320, 640, 960] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** All that decides how a product looks. */
export interface PictureSubject {
  id: number;
  brand: Pick<Brand, 'id' | 'name'>;
  name: string;
  size: Size | null;
  picture: Picture;
}

/** One file of one picture. */
export interface PictureFile {
  id: number;
  version: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Reads '320.avif'; null for every width and format that there is not. */
export function readPictureName(
  name: string,
): { width: PictureWidth; format: PictureFormat } | null {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = pictureFormats.find((known) => known === ending);
  return width && format ? { width, format } : null;
}
