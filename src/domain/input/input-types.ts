import { z } from 'zod';
import { isStorable, maxId, notStorable } from './storable';

/** Schema types for request bodies: every accepted value can be stored in the database. */

/** A database id. */
export const idSchema = (message = 'That is not a valid id.') =>
  z.int(message).min(1, message).max(maxId, message);

/** A text of at most `maxLength` characters. */
export const textSchema = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `That is longer than ${maxLength} characters.`)
    .refine(isStorable, notStorable);

/** A name: one line, not blank. */
export const nameSchema = (maxLength: number) =>
  z
    .string('Please enter a name.')
    .trim()
    .min(1, 'Please enter a name.')
    .max(maxLength, `That is longer than ${maxLength} characters.`)
    .refine(
      (line) => !/\p{Cc}/u.test(line) && line.isWellFormed(),
      'That contains unsupported characters.',
    );

const minDateMs = Date.UTC(2000, 0);
const maxDateMs = Date.UTC(2100, 0);
const invalidDateMessage = 'That is not a date between the years 2000 and 2100.';

/** A date and time, as ISO 8601 text or in milliseconds since 1970. */
export const dateTimeSchema = z
  .union([z.string(), z.number()], invalidDateMessage)
  .transform((written) => new Date(written))
  .refine((date) => date.getTime() >= minDateMs && date.getTime() < maxDateMs, invalidDateMessage);
