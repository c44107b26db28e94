import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from './call-api';

export const privacySchema = z.object({
  newsletter: z.boolean(),
  alert_mails: z.boolean(),
  helpful_mails: z.boolean(),
  review_request_mails: z.boolean(),
  store_visits: z.boolean(),
  product_analytics: z.boolean(),
});
export type OwnPrivacy = z.infer<typeof privacySchema>;

/** What the person has allowed. */
export const privacyQuery = queryOptions({
  queryKey: ['profile', 'privacy'],
  queryFn: async () => privacySchema.parse(await callApi('/api/profile/privacy')),
});
