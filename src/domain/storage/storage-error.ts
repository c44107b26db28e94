/** Error codes of Supabase Storage that this service uses, with the HTTP status of each. */
const statusOf = {
  InvalidJWT: 401,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotFound: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  BucketAlreadyExists: 409,
  KeyAlreadyExists: 409,
  BucketNotEmpty: 409,
  EntityTooLarge: 413,
  InvalidMimeType: 415,
  InvalidRange: 416,
  InvalidBucketName: 400,
  InvalidKey: 400,
  InvalidRequest: 400,
  InvalidSignature: 400,
  ExpiredToken: 400,
  InvalidImage: 422,
  TooManyRequests: 429,
  InternalError: 500,
  SlowDown: 503,
} as const;

export type StorageErrorCode = keyof typeof statusOf;

/** An error in the format of the storage protocol. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }

  get status() {
    return statusOf[this.code];
  }
}

/** Errors whose text the official clients know. */
export const storageErrors = {
  noToken: () => new StorageError('InvalidJWT', 'Invalid Compact JWS'),
  denied: () => new StorageError('AccessDenied', 'new row violates row-level security policy'),
  serviceOnly: () => new StorageError('AccessDenied', 'This takes the service key.'),
  noBucket: () => new StorageError('NoSuchBucket', 'Bucket not found'),
  noObject: () => new StorageError('NoSuchKey', 'Object not found'),
  bucketExists: () => new StorageError('BucketAlreadyExists', 'The resource already exists'),
  objectExists: () => new StorageError('KeyAlreadyExists', 'The resource already exists'),
  bucketNotEmpty: () =>
    new StorageError('BucketNotEmpty', 'The bucket you tried to delete is not empty'),
  siteBucket: () => new StorageError('AccessDenied', 'This bucket belongs to the site.'),
  tooLarge: () =>
    new StorageError('EntityTooLarge', 'The object exceeded the maximum allowed size'),
  mimeType: (type: string) =>
    new StorageError('InvalidMimeType', `mime type ${type} is not supported`),
  invalid: (message: string) => new StorageError('InvalidRequest', message),
};
