/** What a person is called on the site. */
export interface Profile {
  userId: string;
  username: string;
  createdAt: Date;
}
