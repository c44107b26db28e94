import type { RateLimit } from '../limits/token-bucket';

const mebibyte = 1024 * 1024;

/** Sizes of the storage service. */
export const storageLimits = {
  maxObjectBytes: 25 * mebibyte,
  maxPersonObjectBytes: 10 * mebibyte,
  maxPersonBytes: 100 * mebibyte,
  maxPersonObjects: 1_000,
  maxAnonymousBytes: 10 * mebibyte,
  maxAnonymousObjects: 20,
  maxObjectNameLength: 500,
  maxBucketNameLength: 100,
  maxMimeTypes: 50,
  maxMetadataBytes: 8 * 1024,
  maxListed: 1_000,
  maxNamesPerRequest: 1_000,
  maxBodyBytes: mebibyte,
  maxFormOverheadBytes: 32 * 1024,
  maxSignedSeconds: 7 * 86_400,
  signedUploadSeconds: 2 * 3_600,
  maxImageSide: 2_500,
  maxImageCacheBytes: 32 * mebibyte,
} as const;

/** Descriptions for docs/limits.md. @internal */
export const storageLimitMeanings: Readonly<Record<keyof typeof storageLimits, string>> = {
  maxObjectBytes: 'Size of an object; a bucket can set a lower limit.',
  maxPersonObjectBytes: 'Size of an object uploaded without the service key.',
  maxPersonBytes: 'Size of all objects of an account.',
  maxPersonObjects: 'Objects of an account.',
  maxAnonymousBytes: 'Size of all objects of an anonymous session.',
  maxAnonymousObjects: 'Objects of an anonymous session.',
  maxObjectNameLength: 'Characters in an object name, folders included.',
  maxBucketNameLength: 'Characters in a bucket name.',
  maxMimeTypes: 'MIME types that a bucket allows.',
  maxMetadataBytes: 'Custom metadata of an object, as JSON.',
  maxListed: 'Objects and folders in one page of a list.',
  maxNamesPerRequest: 'Objects removed or signed in one request.',
  maxBodyBytes: 'Request bodies without a file.',
  maxFormOverheadBytes: 'Fields and headers around the file in an upload form.',
  maxSignedSeconds: 'Lifetime of a signed download URL.',
  signedUploadSeconds: 'Lifetime of a signed upload URL.',
  maxImageSide: 'Width and height of a transformed image.',
  maxImageCacheBytes: 'Transformed images kept in memory.',
};

/** Changes per account, or per network for anonymous sessions; reads count as API requests. */
export const storageRates = {
  account: { burst: 300, seconds: 300 },
  anonymous: { burst: 30, seconds: 3_600 },
} as const satisfies Record<string, RateLimit>;
