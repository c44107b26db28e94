const maxUsernameLength = 80;

export interface Profile {
  userId: string;
  username: string;
  /** Unguessable name of their picture; null without one. */
  avatar: string | null;
  createdAt: Date;
}

/** The name of a person who has not chosen one: the part before the @, or 'user'. */
export function defaultUsername(email: string | null | undefined): string {
  const name = (email ?? '').split('@')[0]?.trim() ?? '';
  return name === '' ? 'user' : name.slice(0, maxUsernameLength);
}
