import type { RateLimit } from '../limits/token-bucket.ts';

const mebibyte = 1024 * 1024;
export const maxAvatarBytes = 8 * mebibyte;
/** For visitors without an account. */
export const maxAnonymousAvatarBytes = 2 * mebibyte;

export const avatarTooLarge = `That picture is larger than our limit of ${maxAvatarBytes / mebibyte} MiB.`;
export const anonymousAvatarTooLarge = `That picture is larger than ${maxAnonymousAvatarBytes / mebibyte} MiB, our limit for visitors without an account.`;

/** The accepted formats. The server detects them by their content, not by what the browser says. */
export const avatarFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type AvatarFormat = (typeof avatarFormats)[number];

/** The sides of a person's picture in pixels, the largest first. */
export const avatarSides = [512, 128] as const;
export type AvatarSide = (typeof avatarSides)[number];

/** New pictures per hour: per account, or per network for anonymous sessions. */
export const avatarLimits = {
  account: { burst: 20, seconds: 3_600 },
  anonymous: { burst: 5, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;

/** Deletes the files of a picture from before the storage service that is no longer used. */
export const dropAvatarJob = 'drop-avatar';

export function isAvatarName(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The name of a picture in its bucket. */
export function avatarObjectName({
  userId,
  avatar,
  side,
}: {
  userId: string;
  avatar: string;
  side: AvatarSide;
}): string {
  return `${userId}/${avatar}/${side}.webp`;
}

/** Where a picture from before the storage service is among our files. */
export function avatarKey(name: string, side: AvatarSide): string {
  return `avatars/${name}/${side}.webp`;
}

/** Public path of a picture. The name is a secret that only the owner's profile contains. */
export function avatarPath(name: string, side: AvatarSide): string {
  return `/avatars/${name}/${side}.webp`;
}
