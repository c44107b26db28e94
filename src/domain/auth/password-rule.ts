import { commonPasswords } from './common-passwords';

type PasswordWeakness = 'length' | 'pwned';

interface PasswordProblem {
  message: string;
  reasons: PasswordWeakness[];
}

/** As long as anybody types; a longer one only costs us time. */
export const maxPasswordLength = 256;

/** Why a password is too weak, or nothing: long enough and not one that everybody tries first. */
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
