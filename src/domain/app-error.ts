/**
 * Everything that can go wrong on purpose. The code is stable and is what programs look at;
 * the HTTP status belongs to the web layer, which has one table for it.
 */
export type ErrorCode =
  | 'bad_request'
  | 'invalid_body'
  | 'invalid_form'
  | 'no_authorization'
  | 'invalid_jwt'
  | 'reauthentication_needed'
  | 'insufficient_aal'
  | 'foreign_origin'
  | 'not_found'
  | 'conflict'
  | 'method_not_allowed'
  | 'body_too_large'
  | 'unsupported_file'
  | 'wrong_content_type'
  | 'unreadable_file'
  | 'upload_too_slow'
  | 'too_many_requests'
  | 'busy'
  | 'database_unavailable'
  | 'read_only'
  | 'auth_unavailable'
  | 'internal';

interface AppErrorOptions {
  /** What a person is told. */
  message: string;
  /** What the log is told, when that is more than a person should see. */
  detail?: string;
  /** Field by field, for forms. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** An expected failure with a stable code, a text for the person and a text for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions) {
    super(options.message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.fields = options.fields;
  }

  /** Whether the operator should look at it: our fault or our machinery's, not the visitor's. */
  get shouldReport(): boolean {
    return ['internal', 'database_unavailable', 'read_only', 'auth_unavailable'].includes(
      this.code,
    );
  }
}
