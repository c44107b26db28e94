import type { Bucket } from '~/domain/storage/bucket';
import type { StorageObject } from '~/domain/storage/storage-object';

/** A bucket for the official clients, with our two extra settings. */
export function bucketJson(bucket: Bucket) {
  return {
    id: bucket.id,
    name: bucket.id,
    owner: '',
    public: bucket.isPublic,
    file_size_limit: bucket.fileSizeLimit,
    allowed_mime_types: bucket.allowedMimeTypes,
    created_at: bucket.createdAt.toISOString(),
    updated_at: bucket.updatedAt.toISOString(),
    person_access: bucket.personAccess,
    image_transformation: bucket.imageTransformation,
  };
}

/** An object in a list, with its name relative to the list. */
export function objectJson(object: StorageObject, name = object.name) {
  const lastModified = object.updatedAt.toISOString();
  return {
    id: object.id,
    name,
    bucket_id: object.bucketId,
    owner: object.userId,
    version: object.version,
    created_at: object.createdAt.toISOString(),
    updated_at: lastModified,
    // Reads are not recorded.
    last_accessed_at: lastModified,
    metadata: {
      eTag: object.etag,
      size: object.size,
      mimetype: object.contentType,
      cacheControl: object.cacheControl,
      lastModified,
      contentLength: object.size,
      httpStatusCode: 200,
    },
    user_metadata: object.metadata,
  };
}

export function folderJson(name: string) {
  return {
    name,
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  };
}

export function infoJson(object: StorageObject) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucketId,
    size: object.size,
    content_type: object.contentType,
    cache_control: object.cacheControl,
    etag: object.etag,
    metadata: object.metadata,
    last_modified: object.updatedAt.toISOString(),
    created_at: object.createdAt.toISOString(),
  };
}
