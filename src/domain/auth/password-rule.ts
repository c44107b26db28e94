import { commonPasswords } from './common-passwords';

type PasswordWeakness = 'length' | 'pwned';

interface PasswordProblem {
  message: string;
  reasons: PasswordWeakness[];
}

/** Longer than anyone types; hashing more only costs time. */
export const maxPasswordLength = 256;

/** Why a password is too weak, or null: too short, or one of the most common. */
export function passwordProblem(password: string, minLength: number): PasswordProblem | undefined {
  const messages: string[] = [];
  const reasons: PasswordWeakness[] = [];
  // People count characters, not code units.
  if ([...password].length < minLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${minLength} characters.`);
  }
  if (commonPasswords.has(password.toLowerCase())) {
    reasons.push('pwned');
    messages.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined;
}
