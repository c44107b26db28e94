/**
 * All expected failures. The code is stable and meant for programs; the web layer maps it to an
 * HTTP status.
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
  /** Shown to the user. */
  message: string;
  /** For the log, when it says more than the user should see. */
  detail?: string;
  /** Messages by field name, for forms. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** An expected failure with a stable code, a message for the user and one for the log. */
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

  /** Whether the operator should see it: a failure of the site, not of the visitor's input. */
  get shouldReport(): boolean {
    return ['internal', 'database_unavailable', 'read_only', 'auth_unavailable'].includes(
      this.code,
    );
  }
}
