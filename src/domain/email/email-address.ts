/** RFC 5321 allows 254; GoTrue says 255. */
const maxEmailLength = 255;
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The form in which addresses are stored and compared. */
export function normalizeEmail(address: string): string {
  return address.toLowerCase();
}

type EmailResult = { email: string } | { problem: string };

/**
 * An address in its stored form, or why it is invalid. Stricter than the RFC: no quotes, comments
 * or control characters, so it cannot inject a header or a second recipient.
 */
export function readEmail(text: string): EmailResult {
  if (text === '') return { problem: 'An email address is required' };
  if (text.length > maxEmailLength) return { problem: 'An email address is too long' };
  const email = normalizeEmail(text);
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  if (at < 1 || name.length > 64 || !local.test(name) || !domain.test(host)) {
    return { problem: 'Unable to validate email address: invalid format' };
  }
  return { email };
}
