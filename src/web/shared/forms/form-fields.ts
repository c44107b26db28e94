import * as z from 'zod/mini';
import { formatCount } from '~/web/ui/fields/format-count';

/** Replaces control characters, which could break the database or email headers. */
const asLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

const asParagraphs = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Treats a missing field as empty. */
const written = (clean: (text: string) => string) =>
  z.pipe(
    z.transform((value: unknown) => clean(typeof value === 'string' ? value : '')),
    z.string(),
  );

/** A single-line field with custom rules. */
export function lineWith(...rules: Parameters<ReturnType<typeof z.string>['check']>) {
  return z.pipe(written(asLine), z.string().check(...rules));
}

/** A required single-line field. `what` completes "Please enter …". */
export function requiredLine(what: string, maxLength: number) {
  const message = `Please enter ${what}, up to ${formatCount(maxLength)} characters.`;
  return z.pipe(
    written(asLine),
    z.string().check(z.minLength(1, message), z.maxLength(maxLength, message)),
  );
}

export function paragraphs(what: string, minLength: number, maxLength: number) {
  const message = `Please enter ${what}, ${minLength} to ${formatCount(maxLength)} characters.`;
  return z.pipe(
    written(asParagraphs),
    z.string().check(z.minLength(minLength, message), z.maxLength(maxLength, message)),
  );
}

export function optionalParagraphs(maxLength: number) {
  const message = `Please keep this to ${formatCount(maxLength)} characters.`;
  return z.pipe(written(asParagraphs), z.string().check(z.maxLength(maxLength, message)));
}

const maxEmailLength = 254;
const invalidEmailMessage = `Please enter an email address such as name@example.com, up to ${maxEmailLength} characters.`;

export function emailAddress() {
  return z.pipe(
    written(asLine),
    z.email(invalidEmailMessage).check(z.maxLength(maxEmailLength, invalidEmailMessage)),
  );
}

const maxUrlLength = 2_000;

/** Whether it is a web URL that is safe to open. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) && /\.|^localhost$/.test(hostname) && username + password === ''
  );
}

/** Adds https:// where people left it out. */
const withScheme = (text: string) =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

const asLink = (text: string) => withScheme(asLine(text));

/** A required URL. `what` completes "Please enter …". */
export function webAddress(what: string) {
  const message = `Please enter ${what}, such as https://example.com/page, up to ${formatCount(maxUrlLength)} characters.`;
  return z.pipe(
    written(asLink),
    z.string().check(z.maxLength(maxUrlLength, message), z.refine(isWebAddress, message)),
  );
}

export function optionalWebAddress() {
  const message = `Please enter a link such as https://example.com/page, up to ${formatCount(maxUrlLength)} characters, or leave this empty.`;
  return z.pipe(
    written(asLink),
    z.string().check(
      z.maxLength(maxUrlLength, message),
      z.refine((text: string) => text === '' || isWebAddress(text), message),
    ),
  );
}
