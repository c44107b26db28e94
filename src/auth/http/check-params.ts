import { maxPasswordLength, passwordProblem } from '~/domain/auth/password-rule';
import { readEmail } from '~/domain/email/email-address';
import type { AuthSettings } from '../auth';
import { AuthError, invalid } from '../auth-error';

/** The normalized email address; throws GoTrue's error. */
export function checkEmail(text: string): string {
  const result = readEmail(text);
  if ('problem' in result) throw invalid(result.problem);
  return result.email;
}

/** The normalized phone number: digits only. */
export function checkPhone(text: string): string {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(phone)) {
    throw invalid('Invalid phone number format (E.164 required)');
  }
  return phone;
}

export function checkPassword(password: string, settings: AuthSettings): void {
  if (password.length > maxPasswordLength) {
    throw invalid(`Password cannot be longer than ${maxPasswordLength} characters`);
  }
  const problem = passwordProblem(password, settings.minPasswordLength);
  if (problem) {
    throw new AuthError(422, 'weak_password', problem.message, { reasons: problem.reasons });
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuid.test(text);
}
