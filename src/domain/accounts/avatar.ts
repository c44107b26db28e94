import type { RateLimit } from '../auth/rate-limit';

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
