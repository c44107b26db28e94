/** An email about an account: recipient and data. */
export type AuthMail = { to: string } & (
  | { kind: 'confirm'; link: string; code: string }
  | { kind: 'invite'; link: string; code: string }
  | { kind: 'recover'; link: string; code: string }
  | { kind: 'sign-in'; link: string; code: string }
  | { kind: 'change-email-current'; link: string; code: string; newEmail: string }
  | { kind: 'change-email-new'; link: string; code: string; oldEmail: string }
  | { kind: 'reauthenticate'; code: string }
  | { kind: 'existing-account' }
  /** `accountKept`: the data here is deleted, but the account is managed elsewhere and stays. */
  | { kind: 'account-deleted'; at: Date; accountKept: boolean }
);
