import * as z from 'zod/mini';
import { emailAddress, line, paragraphs } from './form-fields';

/** What a message to us consists of. */
export const schema = z.object({
  firstName: line('your first name', 80),
  lastName: line('your last name', 80),
  email: emailAddress(),
  subject: line('what it is about', 150),
  message: paragraphs('your message', 10, 5_000),
});
