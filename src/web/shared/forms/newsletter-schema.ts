import * as z from 'zod/mini';
import { emailAddress } from './form-fields';

/** All that the newsletter needs. */
export const schema = z.object({ email: emailAddress() });
