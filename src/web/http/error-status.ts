import type { ErrorCode } from '~/domain/app-error';

/** The only mapping from error codes to HTTP statuses. */
export const statusOfError = {
  bad_request: 400,
  invalid_body: 400,
  invalid_form: 422,
  no_authorization: 401,
  invalid_jwt: 401,
  reauthentication_needed: 403,
  insufficient_aal: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  unsupported_file: 415,
  wrong_content_type: 415,
  unreadable_file: 422,
  upload_too_slow: 408,
  too_many_requests: 429,
  busy: 503,
  database_unavailable: 503,
  read_only: 503,
  auth_unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** Retry-After in seconds for a 503. */
export const retryAfterSeconds = 5;
