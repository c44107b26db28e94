import { z } from 'zod';
import { name } from '~/domain/input/input-types';

const username = name(80);

export const newProfileSchema = z.object({ username: username.optional() });
export const renamingSchema = z.object({ username });

const allowed = z.boolean('Please say yes or no.').optional();

/** What a person allows; what is left out stays as it is. */
export const privacySchema = z.object({
  newsletter: allowed,
  alert_mails: allowed,
  product_analytics: allowed,
});
