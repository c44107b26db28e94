import sharp, { type Sharp } from 'sharp';
import { PhotoRefused } from '../../../domain/pictures/photo-refused.ts';
import type { ImageTransform } from '../../../domain/storage/image-transform.ts';
import { uploadLimits } from '../../../domain/uploads/upload-limits.ts';
import type { PlainPicture } from './pictures/plain-picture.ts';
import { readPicture } from './pictures/read-picture.server.ts';
import { sniffPicture } from './pictures/sniff-picture.ts';

const minAvatarSidePx = 64;
const minPhotoSidePx = 200;
const photoWidth = 960;
const white = { r: 255, g: 255, b: 255 };

/** For each EXIF orientation: whether to mirror, and the rotation that follows. */
const orientationTransforms: Readonly<Record<number, { isMirrored: boolean; angle: number }>> = {
  2: { isMirrored: true, angle: 0 },
  3: { isMirrored: false, angle: 180 },
  4: { isMirrored: true, angle: 180 },
  5: { isMirrored: true, angle: 270 },
  6: { isMirrored: false, angle: 90 },
  7: { isMirrored: true, angle: 90 },
  8: { isMirrored: false, angle: 270 },
};

/** Crops the center of a picture to squares of several sizes. */
export async function cropSquares(
  bytes: Uint8Array,
  sides: readonly number[],
): Promise<Uint8Array[]> {
  const picture = readPicture(bytes);
  if (Math.min(picture.width, picture.height) < minAvatarSidePx) throw tooSmall(picture);
  const maxSide = Math.max(...sides);
  const size = { fit: 'cover', position: 'center' } as const;
  const square = await encode(
    rotateUpright(open(picture).resize(maxSide, maxSide, size), picture),
    86,
  );
  const smaller = (side: number) => encode(sharp(square).resize(side, side), 86);
  return Promise.all(sides.map((side) => (side === maxSide ? square : smaller(side))));
}

/** Converts a feed photo to the format we store. */
export async function convertPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = readPicture(bytes);
  if (Math.max(picture.width, picture.height) < minPhotoSidePx) throw tooSmall(picture);
  const size = { fit: 'contain', background: white, withoutEnlargement: false } as const;
  const flat = open(picture).flatten({ background: white });
  return encode(rotateUpright(flat.resize(photoWidth, photoWidth, size), picture), 90);
}

/** Resizes or converts an image. It is never enlarged. */
export async function transformImage(
  bytes: Uint8Array,
  { width, height, resize, quality, format = 'origin' }: ImageTransform,
): Promise<{ bytes: Uint8Array; contentType: string; width: number; height: number }> {
  const picture = readPicture(bytes);
  const upright = picture.orientation >= 5 ? { width: height, height: width } : { width, height };
  const fit = ({ cover: 'cover', contain: 'inside', fill: 'fill' } as const)[resize];
  const resized = open(picture).resize({ ...upright, fit, withoutEnlargement: true });
  const target = format === 'origin' ? (sniffPicture(bytes) ?? 'webp') : format;
  try {
    const encoded = encodeAs(
      rotateUpright(resized, picture).toColourspace('srgb'),
      target,
      quality,
    );
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, contentType: `image/${target}`, width, height };
  } catch (error) {
    throw new PhotoRefused('broken', error instanceof Error ? error.message : String(error));
  }
}

/** Low effort, because a person waits for it. */
function encodeAs(
  picture: Sharp,
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  quality: number,
): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality });
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality, effort: 2 });
    case 'avif':
      return picture.avif({ quality, effort: 2 });
  }
}

function open({ bytes }: PlainPicture): Sharp {
  return sharp(bytes, { limitInputPixels: uploadLimits.maxPixels, failOn: 'error', pages: 1 });
}

/** Rotates a square upright. After resizing, because rotating the full picture would buffer all of it. */
function rotateUpright(square: Sharp, { orientation }: PlainPicture): Sharp {
  const { isMirrored, angle } = orientationTransforms[orientation] ?? {
    isMirrored: false,
    angle: 0,
  };
  return square.flop(isMirrored).rotate(angle);
}

/** Encodes pixels only, without metadata. */
async function encode(picture: Sharp, quality: number): Promise<Buffer> {
  try {
    return await picture.toColourspace('srgb').webp({ quality, effort: 4 }).toBuffer();
  } catch (error) {
    throw new PhotoRefused('broken', error instanceof Error ? error.message : String(error));
  }
}

const tooSmall = ({ width, height }: PlainPicture) =>
  new PhotoRefused('too_small', `${width} × ${height}`);
