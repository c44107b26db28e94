import { maxAvatarBytes } from '../accounts/avatar';

/** The longer sides of a photo in pixels, the largest first. */
export const photoSides = [1_600, 400] as const;
export type PhotoSide = (typeof photoSides)[number];

export const maxPhotoBytes = maxAvatarBytes;
export const photoTooLarge = `That photo is larger than our limit of ${maxPhotoBytes / 1024 / 1024} MiB.`;

/** How long photos stay that are not part of a review. */
export const unusedPhotoHours = 24;

export function isPhotoKey(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The name of a photo in its bucket. */
export function photoObjectName(photo: { userId: string; key: string; side: PhotoSide }): string {
  return `${photo.userId}/${photo.key}/${photo.side}.webp`;
}

/** The public path of a photo. Its key is a secret until the review is published. */
export function photoPath(key: string, side: PhotoSide): string {
  return `/api/reviews/photos/${key}?side=${side}`;
}
