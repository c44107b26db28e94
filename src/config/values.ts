import { z } from 'zod';

/** An environment variable: how to parse it and what a valid value looks like. */
interface Variable<T> {
  schema: z.ZodType<T>;
  example: string;
}

export const url = (...schemes: string[]) => {
  const starts = schemes.map((scheme) => `${scheme}://`);
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && starts.some((start) => text.toLowerCase().startsWith(start)),
      { message: `must be a URL that starts with ${starts.join(' or ')}`, abort: true },
    )
    .refine(isDecodable, 'has a % that is not part of an escape like %20');
};

/** Database and SMTP clients decode user and password, and would fail without naming the variable. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

export function isOrigin(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text);
  return /^\/+$/.test(pathname) && `${username}${password}${search}${hash}` === '';
}

export const oneOf = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const integerInRange = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

export const limitedText = (max: number) =>
  z
    .string()
    .max(max, `is longer than ${max} characters`)
    .refine((value) => !/[\p{Cc}]/u.test(value), 'contains control characters');

/** A variable and an example of it. */
export function variable<T>(schema: z.ZodType<T>, example: string): Variable<T> {
  return { schema, example };
}
