import * as z from 'zod/mini';
import { emailAddress } from './form-fields';

/** The fields of a newsletter subscription. */
export const schema = z.object({ email: emailAddress() });
