/** A mail about somebody's account: who gets it and what only this mail knows. */
export type AuthMail = { to: string } & (
  | { kind: 'confirm'; link: string; code: string }
  | { kind: 'invite'; link: string; code: string }
  | { kind: 'recover'; link: string; code: string }
  | { kind: 'sign-in'; link: string; code: string }
  | { kind: 'change-email-current'; link: string; code: string; newEmail: string }
  | { kind: 'change-email-new'; link: string; code: string; oldEmail: string }
  | { kind: 'reauthenticate'; code: string }
  | { kind: 'existing-account' }
  /** `accountKept`: what was here is gone, but the account itself is kept elsewhere. */
  | { kind: 'account-deleted'; at: Date; accountKept: boolean }
);
