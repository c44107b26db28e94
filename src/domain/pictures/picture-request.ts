import type { Brand, Picture, Size } from '../catalog/product';

/** Available widths in pixels; all pictures are square. */
export const pictureWidths = [160, 320, 640, 960] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** Everything that determines a product's picture. */
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

/** Parses '320.avif'; null for unavailable widths and formats. */
export function readPictureName(
  name: string,
): { width: PictureWidth; format: PictureFormat } | null {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = pictureFormats.find((known) => known === ending);
  return width && format ? { width, format } : null;
}
