import * as z from 'zod/mini';
import { maxResumeBytes, resumeRule } from '~/domain/forms/resume-file';
import {
  emailAddress,
  lineWith,
  optionalParagraphs,
  optionalWebAddress,
  requiredLine,
} from './form-fields';

/** The fields of an application, without its file. */
export const applicationFieldsSchema = z.object({
  role: lineWith(z.maxLength(80, 'Please choose a position.')),
  name: requiredLine('your name', 120),
  email: emailAddress(),
  link: optionalWebAddress(),
  message: optionalParagraphs(5_000),
});

/** A basic check in the browser; the server inspects the content. */
function isLikelyResume(file: unknown): boolean {
  if (!(file instanceof File)) return false;
  const hasAllowedSize = file.size > 0 && file.size <= maxResumeBytes;
  return hasAllowedSize && /\.(pdf|docx?)$/i.test(file.name);
}

/** The fields including the file, for the browser. */
export const schema = z.extend(applicationFieldsSchema, {
  file: z.unknown().check(z.refine(isLikelyResume, resumeRule)),
});
