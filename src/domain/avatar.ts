/** The sides of a person's picture in pixels, the largest first. */
export const avatarSides = [512, 128] as const;
export type AvatarSide = (typeof avatarSides)[number];

export const mostAvatarBytes = 8 * 1024 * 1024;

/** So many new pictures at once, and as many again in an hour: each costs us a second of work. */
export const avatarLimit = { burst: 20, seconds: 3_600 };

/** Takes the files of a picture away that is nobody's any more. */
export const dropAvatarJob = 'drop-avatar';

export function isAvatarName(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** Where a picture lies among our files. */
export function avatarKey(name: string, side: AvatarSide): string {
  return `avatars/${name}/${side}.webp`;
}

/** Where browsers find a picture. Its name is a secret that only its owner's profile tells. */
export function avatarPath(name: string, side: AvatarSide): string {
  return `/avatars/${name}/${side}.webp`;
}
