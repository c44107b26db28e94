import { z } from 'zod';
import { name } from '~/domain/input/input-types';

const username = name(80);

export const newProfileSchema = z.object({ username: username.optional() });
export const renamingSchema = z.object({ username });

const allowed = z.boolean('Please choose yes or no.').optional();

/** Consent settings; omitted fields stay unchanged. */
export const privacySchema = z.object({
  newsletter: allowed,
  alert_mails: allowed,
  product_analytics: allowed,
});
