import { z } from 'zod';
import { nameSchema } from '~/domain/input/input-types';

const username = nameSchema(80);

export const newProfileSchema = z.object({ username: username.optional() });
export const renameProfileSchema = z.object({ username });

const allowed = z.boolean('Please choose yes or no.').optional();

/** Consent settings; omitted fields stay unchanged. */
export const privacyChangeSchema = z.object({
  newsletter: allowed,
  alert_mails: allowed,
  helpful_mails: allowed,
  review_request_mails: allowed,
  store_visits: allowed,
  product_analytics: allowed,
});
