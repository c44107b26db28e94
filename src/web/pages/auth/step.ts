export type MailPurpose = 'signup' | 'recovery' | 'magiclink';

export type AuthStep =
  | { name: 'sign-in' | 'sign-up' | 'forgotten' | 'link' | 'resend' }
  | { name: 'mail'; purpose: MailPurpose };

export interface AuthStepProps {
  /** The last address entered, so that it does not have to be typed twice. */
  email: string;
  setEmail: (email: string) => void;
  choose: (step: AuthStep) => void;
  next: string;
  /** True if the step was chosen on this page; the focus then moves to its heading. */
  arrived: boolean;
}

/** The first step, based on the purpose of the link or of the requested email. */
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

/** Whether the signed-in person came to choose a new password, by emailed link or code. */
export function choosesPassword(purpose: string | null, chosen: AuthStep | undefined): boolean {
  if (!chosen) return purpose === 'new-password';
  return chosen.name === 'mail' && chosen.purpose === 'recovery';
}
