import { avatarLimits } from '../accounts/avatar';
import { favoriteLimits } from '../favorites/favorites';
import { confirmationLimit, formLimits } from '../forms/form-limits';
import { maxResumeBytes } from '../forms/resume-file';
import { voteLimits } from '../help/help-vote';
import { pictureQueueLimits } from '../pictures/picture-queue-limits';
import { preferenceLimits } from '../preferences/preferences';
import { realtimeBounds, realtimeRates } from '../realtime/realtime-limits';
import { maxProofBytes } from '../reviews/order-proof';
import { maxPhotoBytes } from '../reviews/photo';
import { reviewRates } from '../reviews/review-rates';
import { storageRates } from '../storage/storage-limits';
import { uploadLimits } from '../uploads/upload-limits';
import { bodyLimits } from './body-limits';
import type { RateLimit } from './token-bucket';

/** Uncached reads per network. */
export const readLimits = {
  api: { burst: 1_200, seconds: 60 },
  page: { burst: 600, seconds: 60 },
  /** A listing shows some fifty pictures. */
  picture: { burst: 3_000, seconds: 60 },
  /** Images that the storage service resizes. */
  image: { burst: 300, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type ReadLimitName = keyof typeof readLimits;

/** Networks tracked by those limits (LRU). */
export const maxRememberedNetworks = 50_000;

interface RateRow {
  name: string;
  limit: RateLimit;
  /** What the limit applies to. A network is an IPv4 address or an IPv6 /64. */
  per: string;
  about: string;
}

/** All rate limits except those of the auth service (auth/auth-limits.ts), for docs/limits.md. @internal */
export const rateLimits: readonly RateRow[] = [
  {
    name: 'API requests',
    limit: readLimits.api,
    per: 'network',
    about: 'Requests to /api, /storage/v1, /go and product sitemaps',
  },
  {
    name: 'Page renders',
    limit: readLimits.page,
    per: 'network',
    about: 'Pages not cached in memory, and forms sent without scripts',
  },
  {
    name: 'Image transformations',
    limit: readLimits.image,
    per: 'network',
    about: 'Images of the storage service in another size or format',
  },
  {
    name: 'Storage: changes',
    limit: storageRates.account,
    per: 'account',
    about: 'Uploads and other changes without the service key',
  },
  {
    name: 'Storage: anonymous changes',
    limit: storageRates.anonymous,
    per: 'network',
    about: 'Uploads and other changes in anonymous sessions',
  },
  {
    name: 'Pictures',
    limit: readLimits.picture,
    per: 'network',
    about: 'Pictures of products, share cards and profile pictures',
  },
  ...Object.entries(formLimits).map(([form, limit]) => ({
    name: `Form: ${form}`,
    limit,
    per: 'network',
    about: 'Forms that passed every check',
  })),
  {
    name: 'Form confirmations',
    limit: confirmationLimit,
    per: 'email address',
    about: 'Confirmation emails to one address',
  },
  {
    name: 'Profile pictures',
    limit: avatarLimits.account,
    per: 'account',
    about: 'New profile pictures',
  },
  {
    name: 'Profile pictures: anonymous',
    limit: avatarLimits.anonymous,
    per: 'network',
    about: 'New profile pictures in anonymous sessions',
  },
  {
    name: 'Help votes: device',
    limit: voteLimits.device,
    per: 'network, browser and article',
    about: 'Votes on a help article',
  },
  {
    name: 'Help votes: network',
    limit: voteLimits.network,
    per: 'network',
    about: 'Votes on help articles',
  },
  {
    name: 'Reviews',
    limit: reviewRates.save,
    per: 'account',
    about: 'New and changed reviews',
  },
  {
    name: 'Reviews: network',
    limit: reviewRates.saveFromNetwork,
    per: 'network',
    about: 'New and changed reviews',
  },
  { name: 'Review votes', limit: reviewRates.vote, per: 'account', about: 'Votes on reviews' },
  { name: 'Review photos', limit: reviewRates.photo, per: 'account', about: 'New photos' },
  {
    name: 'Order confirmations',
    limit: reviewRates.proof,
    per: 'account',
    about: 'Files that prove a purchase',
  },
  {
    name: 'Review reports: one review',
    limit: reviewRates.sameReport,
    per: 'network and review',
    about: 'Reports of a review',
  },
  {
    name: 'Review reports',
    limit: reviewRates.report,
    per: 'network',
    about: 'Reports of reviews',
  },
  ...Object.entries(realtimeRates).map(([name, { per, about, ...limit }]) => ({
    name: `Realtime: ${name}`,
    limit,
    per,
    about,
  })),
];

interface SizeRow {
  name: string;
  max: number;
  unit: 'bytes' | 'items' | 'networks' | 'connections';
}

/** All size limits on requests and on stored data, for docs/limits.md. @internal */
export const sizeLimits: readonly SizeRow[] = [
  ...bodyLimits.map(({ path, maxBytes }) => ({
    name: `Request body without a file: ${path}`,
    max: maxBytes,
    unit: 'bytes' as const,
  })),
  { name: 'Profile picture', max: uploadLimits.maxPictureBytes, unit: 'bytes' },
  { name: 'Photo of a review', max: maxPhotoBytes, unit: 'bytes' },
  { name: 'Order confirmation', max: maxProofBytes, unit: 'bytes' },
  { name: 'Résumé', max: maxResumeBytes, unit: 'bytes' },
  {
    name: 'Product pictures in the queue',
    max: pictureQueueLimits.maxWaiting,
    unit: 'items',
  },
  {
    name: 'Product pictures in the queue per network',
    max: pictureQueueLimits.maxPerNetwork,
    unit: 'items',
  },
  { name: 'Favorite lists per account', max: favoriteLimits.lists, unit: 'items' },
  { name: 'Saved products per account', max: favoriteLimits.products, unit: 'items' },
  { name: 'Avoided ingredients per account', max: preferenceLimits.avoided, unit: 'items' },
  { name: 'Products saved per request', max: favoriteLimits.atOnce, unit: 'items' },
  {
    name: 'Realtime connections per process',
    max: realtimeBounds.maxConnections,
    unit: 'connections',
  },
  {
    name: 'Realtime connections per network',
    max: realtimeBounds.maxNetworkConnections,
    unit: 'connections',
  },
  {
    name: 'Realtime channels per connection',
    max: realtimeBounds.maxChannels,
    unit: 'items',
  },
  { name: 'Realtime message', max: realtimeBounds.maxMessageBytes, unit: 'bytes' },
  {
    name: 'Unsent bytes per realtime connection',
    max: realtimeBounds.maxUnsentBytes,
    unit: 'bytes',
  },
  {
    name: 'Concurrent realtime token checks',
    max: realtimeBounds.maxTokenChecks,
    unit: 'items',
  },
  { name: 'Networks tracked for read limits', max: maxRememberedNetworks, unit: 'networks' },
];
