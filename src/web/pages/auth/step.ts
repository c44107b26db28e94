/** What a mail was asked for. */
export type MailPurpose = 'signup' | 'recovery' | 'magiclink';

/** What the page is asking for right now. */
export type AuthStep =
  | { name: 'sign-in' | 'sign-up' | 'forgotten' | 'link' | 'resend' }
  | { name: 'mail'; purpose: MailPurpose };

/** What every form of the page gets. */
export interface AuthStepProps {
  /** As it was typed last, so that nobody types it twice. */
  email: string;
  setEmail: (email: string) => void;
  choose: (step: AuthStep) => void;
  /** Where to go once signed in. */
  next: string;
  /** Whether the person came here by a choice on this page; then the focus follows. */
  arrived: boolean;
}

/** Where the page begins, by what the link that led here was for, or the email that was requested. */
export function firstStep(
  purpose: string | null,
  isLinkDead: boolean,
  awaited: { purpose: MailPurpose } | null,
): AuthStep {
  if (awaited && !isLinkDead) return { name: 'mail', purpose: awaited.purpose };
  if (purpose === 'new-password') return { name: 'forgotten' };
  if (purpose === 'sign-in' && isLinkDead) return { name: 'link' };
  return { name: 'sign-in' };
}

/** Whether whoever is signed in now came to choose a new password, by a link or by the mail's code. */
export function choosesPassword(purpose: string | null, chosen: AuthStep | undefined): boolean {
  if (!chosen) return purpose === 'new-password';
  return chosen.name === 'mail' && chosen.purpose === 'recovery';
}
