/** What a person is called on the site, and how they look. */
export interface Profile {
  userId: string;
  username: string;
  /** The name of their picture, which nobody can guess; null without one. */
  avatar: string | null;
  createdAt: Date;
}
