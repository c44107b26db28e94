import { avatarPath } from '~/domain/accounts/avatar';
import type { Profile } from '~/domain/accounts/profile';

export function profileJson(profile: Profile) {
  const { avatar } = profile;
  return {
    user_id: profile.userId,
    username: profile.username,
    avatar: avatar && { large: avatarPath(avatar, 512), small: avatarPath(avatar, 128) },
    created_at: profile.createdAt.toISOString(),
  };
}
