import * as z from 'zod/mini';

/** Control characters have no place in a line; a database or a mail's header would trip over them. */
const asLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Lines as people break them, whatever their system writes. */
const asParagraphs = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** A field that was not sent is a blank one. */
const written = (clean: (text: string) => string) =>
  z.pipe(
    z.transform((value: unknown) => clean(typeof value === 'string' ? value : '')),
    z.string(),
  );

/** One line with rules of its own. */
export function lineWith(...rules: Parameters<ReturnType<typeof z.string>['check']>) {
  return z.pipe(written(asLine), z.string().check(...rules));
}

const countFormat = new Intl.NumberFormat('en-US');

/** One line that must be there. `what` completes "Please enter …". */
export function requiredLine(what: string, maxLength: number) {
  const message = `Please enter ${what}, up to ${countFormat.format(maxLength)} characters.`;
  return z.pipe(
    written(asLine),
    z.string().check(z.minLength(1, message), z.maxLength(maxLength, message)),
  );
}

/** Several lines that must be there. */
export function paragraphs(what: string, minLength: number, maxLength: number) {
  const message = `Please write ${what}, ${minLength} to ${countFormat.format(maxLength)} characters.`;
  return z.pipe(
    written(asParagraphs),
    z.string().check(z.minLength(minLength, message), z.maxLength(maxLength, message)),
  );
}

/** Several lines, or none. */
export function optionalParagraphs(maxLength: number) {
  const message = `Please keep this to ${countFormat.format(maxLength)} characters.`;
  return z.pipe(written(asParagraphs), z.string().check(z.maxLength(maxLength, message)));
}

const maxEmailLength = 254;
const invalidEmailMessage = `Please enter an email address such as name@example.com, up to ${maxEmailLength} characters.`;

/** Where to write to. */
export function emailAddress() {
  return z.pipe(
    written(asLine),
    z.email(invalidEmailMessage).check(z.maxLength(maxEmailLength, invalidEmailMessage)),
  );
}

const maxUrlLength = 2_000;

/** Whether it is an address of the web that a person can safely press on. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) && /\.|^localhost$/.test(hostname) && username + password === ''
  );
}

/** People leave out what the browser's own bar leaves out. */
const withScheme = (text: string) =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

const asLink = (text: string) => withScheme(asLine(text));

/** The address of a page. `what` completes "Please enter …". */
export function webAddress(what: string) {
  const message = `Please enter ${what}, such as https://example.com/page, up to ${countFormat.format(maxUrlLength)} characters.`;
  return z.pipe(
    written(asLink),
    z.string().check(z.maxLength(maxUrlLength, message), z.refine(isWebAddress, message)),
  );
}

/** The address of a page, or none. */
export function optionalWebAddress() {
  const message = `Please enter an address such as https://example.com/page, up to ${countFormat.format(maxUrlLength)} characters, or leave this empty.`;
  return z.pipe(
    written(asLink),
    z.string().check(
      z.maxLength(maxUrlLength, message),
      z.refine((text: string) => text === '' || isWebAddress(text), message),
    ),
  );
}
