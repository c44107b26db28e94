/** A person's name and picture on the site. */
export interface Profile {
  userId: string;
  username: string;
  /** Unguessable name of their picture; null without one. */
  avatar: string | null;
  createdAt: Date;
}
