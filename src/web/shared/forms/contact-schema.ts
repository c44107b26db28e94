import * as z from 'zod/mini';
import { emailAddress, paragraphs, requiredLine } from './form-fields';

export const schema = z.object({
  firstName: requiredLine('your first name', 80),
  lastName: requiredLine('your last name', 80),
  email: emailAddress(),
  subject: requiredLine('a subject', 150),
  message: paragraphs('your message', 10, 5_000),
});
