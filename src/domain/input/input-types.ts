import { z } from 'zod';
import { isStorable, maxId, notStorable } from './storable';

/** The types that bodies of requests are made of: whatever passes them, the database can hold. */

/** An id in the database. */
export const id = (message = 'That is no number of ours.') =>
  z.int(message).min(1, message).max(maxId, message);

/** A text of at most so many characters. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `That is longer than ${maxLength} characters.`)
    .refine(isStorable, notStorable);

/** A name that a person chooses: one line, not blank. */
export const name = (maxLength: number) =>
  z
    .string('Please enter a name.')
    .trim()
    .min(1, 'Please enter a name.')
    .max(maxLength, `That is longer than ${maxLength} characters.`)
    .refine(
      (line) => !/\p{Cc}/u.test(line) && line.isWellFormed(),
      'That contains odd characters.',
    );

const earliest = Date.UTC(2000, 0);
const latest = Date.UTC(2100, 0);
const notMoment = 'That is no moment between the years 2000 and 2100.';

/** A moment, as ISO 8601 text or in milliseconds since 1970, as browsers write it. */
export const moment = z
  .union([z.string(), z.number()], notMoment)
  .transform((written) => new Date(written))
  .refine((date) => date.getTime() >= earliest && date.getTime() < latest, notMoment);
