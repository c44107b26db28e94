import { storageLimits } from './storage-limits';

/** What signed-in people may do with their own objects in a bucket. */
export const personAccessLevels = ['none', 'read', 'write'] as const;
export type PersonAccess = (typeof personAccessLevels)[number];

export interface Bucket {
  id: string;
  isPublic: boolean;
  personAccess: PersonAccess;
  imageTransformation: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Where profile pictures are kept. */
export const avatarBucket = 'avatars';

/** Where photos of reviews are kept. */
export const reviewPhotoBucket = 'review-photos';

/** Where order confirmations are kept until the operator has seen them. */
export const orderProofBucket = 'order-proofs';

/** Buckets that the site itself needs. They cannot be changed over HTTP. */
export const siteBuckets: readonly string[] = [avatarBucket, reviewPhotoBucket, orderProofBucket];

/** Words that follow /object/ in the protocol, so that no bucket can be named like them. */
const reserved = [
  'authenticated',
  'copy',
  'info',
  'list',
  'list-v2',
  'move',
  'public',
  'sign',
  'upload',
];

/** Whether a bucket can have this name: the characters that Supabase allows, no spaces around it. */
export function isBucketName(name: string): boolean {
  return (
    name.length <= storageLimits.maxBucketNameLength &&
    /^[\w!.*'() &$=@;:+,?-]+$/.test(name) &&
    !/^[\s.]|[\s.]$/.test(name) &&
    !reserved.includes(name)
  );
}

const units = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 } as const;

/** Parses a size limit such as 1000000 or '20mb'; null if it is not a size. */
export function parseFileSize(size: number | string): number | null {
  if (typeof size === 'number') return Number.isSafeInteger(size) && size > 0 ? size : null;
  const [, amount = '', unit = ''] = /^(\d{1,10}(?:\.\d{1,3})?)(b|kb|mb|gb)?$/i.exec(size) ?? [];
  const factor = Object.entries(units).find(([name]) => name === (unit || 'b').toLowerCase())?.[1];
  const bytes = Math.floor(Number(amount || Number.NaN) * (factor ?? Number.NaN));
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}

/** Whether a bucket can allow this type: `image/png` or `image/*`. */
export function isMimeRule(type: string): boolean {
  return type.length <= 200 && /^(\*\/\*|[a-z0-9.+-]+\/(\*|[a-z0-9.+-]+))$/i.test(type);
}

/** A media type without its parameters, in lower case. */
export function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a bucket takes files of this type. */
export function allowsMimeType(
  { allowedMimeTypes }: Pick<Bucket, 'allowedMimeTypes'>,
  contentType: string,
): boolean {
  if (!allowedMimeTypes || allowedMimeTypes.length === 0) return true;
  const type = mediaType(contentType);
  return allowedMimeTypes.some((rule) => {
    const wanted = rule.toLowerCase();
    if (wanted === '*/*' || wanted === type) return true;
    return wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1));
  });
}
