/** Whether a call failed because this browser is signed out. The page shows that itself. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'signed_out';

/** A refusal of the API, or a network error (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(why: {
    status: number;
    code: string;
    message: string;
    fields?: Readonly<Record<string, string>>;
  }) {
    super(why.message);
    this.name = 'ApiError';
    this.status = why.status;
    this.code = why.code;
    this.fields = why.fields;
  }
}
