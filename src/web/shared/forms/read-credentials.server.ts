import { AppError } from '~/domain/app-error';
import { honeypotField } from './form-names';

/** The email address and password in a form without scripts. */
export function readCredentials(form: FormData): { email: string; password: string } {
  if (form.get(honeypotField)) {
    throw new AppError('invalid_form', {
      message: 'A hidden field was filled in. Please try again.',
    });
  }
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const credentials = { email: text('email').trim(), password: text('password') };
  if (credentials.email !== '' && credentials.password !== '') return credentials;
  const message = 'Please enter the email address and the password of your account.';
  throw new AppError('invalid_form', { message, fields: { email: message } });
}
