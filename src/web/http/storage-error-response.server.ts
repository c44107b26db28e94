import type { AppError, ErrorCode } from '~/domain/app-error';
import { StorageError, type StorageErrorCode } from '~/domain/storage/storage-error';

/** The site's error codes in the storage protocol. */
const codes: Readonly<Record<ErrorCode, StorageErrorCode>> = {
  bad_request: 'InvalidRequest',
  invalid_body: 'InvalidRequest',
  invalid_form: 'InvalidRequest',
  no_authorization: 'InvalidJWT',
  invalid_jwt: 'InvalidJWT',
  reauthentication_needed: 'AccessDenied',
  insufficient_aal: 'AccessDenied',
  foreign_origin: 'AccessDenied',
  not_found: 'NotFound',
  conflict: 'KeyAlreadyExists',
  method_not_allowed: 'MethodNotAllowed',
  body_too_large: 'EntityTooLarge',
  unsupported_file: 'InvalidMimeType',
  wrong_content_type: 'InvalidMimeType',
  unreadable_file: 'InvalidImage',
  upload_too_slow: 'RequestTimeout',
  too_many_requests: 'TooManyRequests',
  busy: 'SlowDown',
  database_unavailable: 'SlowDown',
  read_only: 'SlowDown',
  auth_unavailable: 'SlowDown',
  internal: 'InternalError',
};

/** Converts any error to one of the storage protocol. */
export function asStorageError(error: StorageError | AppError): StorageError {
  return error instanceof StorageError ? error : new StorageError(codes[error.code], error.message);
}

/** The body of an error. The official clients read message, statusCode and code. */
export function storageErrorJson({ status, code, message }: StorageError) {
  return { statusCode: String(status), error: code, message, code };
}
