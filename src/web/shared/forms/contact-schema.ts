import * as z from 'zod/mini';
import { emailAddress, paragraphs, requiredLine } from './form-fields';

/** What a message to us consists of. */
export const schema = z.object({
  firstName: requiredLine('your first name', 80),
  lastName: requiredLine('your last name', 80),
  email: emailAddress(),
  subject: requiredLine('what it is about', 150),
  message: paragraphs('your message', 10, 5_000),
});
