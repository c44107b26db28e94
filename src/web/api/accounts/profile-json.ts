import { avatarPath } from '~/domain/accounts/avatar';
import type { Profile } from '~/domain/accounts/profile';

/** A profile for its owner's browser. */
export function profileJson(profile: Profile) {
  const { avatar } = profile;
  return {
    user_id: profile.userId,
    username: profile.username,
    avatar: avatar && { large: avatarPath(avatar, 512), small: avatarPath(avatar, 128) },
    created_at: profile.createdAt.toISOString(),
  };
}
