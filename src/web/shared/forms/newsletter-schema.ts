import * as z from 'zod/mini';
import { emailAddress } from './form-fields';

export const schema = z.object({ email: emailAddress() });
