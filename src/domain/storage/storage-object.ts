import { storageLimits } from './storage-limits';

/** A file in a bucket. */
export interface StorageObject {
  id: string;
  bucketId: string;
  name: string;
  /** The owner; null: uploaded with the service key. */
  userId: string | null;
  /** Names the file; new with every content. */
  version: string;
  size: number;
  contentType: string;
  cacheControl: string;
  etag: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * Whether an object can have this name: the characters that Supabase allows, and only whole path segments.
 * Names are never used as paths of files; the rule keeps them unambiguous in URLs.
 */
export function isObjectName(name: string): boolean {
  return (
    name.length <= storageLimits.maxObjectNameLength &&
    /^[\w/!.*'() &$=@;:+,?-]+$/.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** The file key of an object's content. Spread over folders to keep each one small. */
export function storageFileKey(version: string): string {
  return `storage/${version.slice(0, 2)}/${version}`;
}

/** The folder that a person may write to. */
export function isInOwnFolder(name: string, userId: string): boolean {
  return name.startsWith(`${userId}/`);
}

/** Keeps the max-age of a Cache-Control header, or of a form field with its seconds. */
export function readCacheControl(given: string | null | undefined): string {
  const [, seconds] = /(?:^|max-age=)(\d{1,9})\b/i.exec(given?.trim() ?? '') ?? [];
  return seconds === undefined ? 'no-cache' : `max-age=${Number(seconds)}`;
}

/** Types that browsers show without running anything. */
const inlineTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];
/** Types that browsers may run, style with or render as a page. */
const activeType = /html|xml|svg|script|css|wasm|flash|multipart/i;

/**
 * How an untrusted file is served: active types as plain text, and everything but plain pictures as a
 * download.
 */
export function servingOf(contentType: string): { type: string; isAttachment: boolean } {
  const [kind = ''] = contentType.split(';');
  const isWellFormed = /^[\w.+-]+\/[\w.+-]+(\s*;\s*[\w-]+=[\w."-]+)*$/.test(contentType);
  if (!isWellFormed) return { type: 'application/octet-stream', isAttachment: true };
  if (activeType.test(kind)) return { type: 'text/plain; charset=utf-8', isAttachment: true };
  return { type: contentType, isAttachment: !inlineTypes.includes(kind.trim().toLowerCase()) };
}
