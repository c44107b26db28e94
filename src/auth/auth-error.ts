interface Extra {
  reasons?: readonly string[];
  /** Retry-After in seconds. */
  retryAfter?: number;
}

/** An error in GoTrue's format: status, stable code, message. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Extra;

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The same in OAuth's format, where GoTrue uses it. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

export const badRequest = (code: string, message: string) => new AuthError(400, code, message);
export const forbidden = (code: string, message: string) => new AuthError(403, code, message);
export const notFound = (code: string, message: string) => new AuthError(404, code, message);
export const unprocessable = (code: string, message: string) => new AuthError(422, code, message);
export const invalid = (message: string) => badRequest('validation_failed', message);

export const duplicateEmail = () =>
  unprocessable('email_exists', 'A user with this email address has already been registered');

export const sessionNotFound = () =>
  forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
