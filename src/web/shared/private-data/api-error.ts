/** Whether a call failed because this browser is signed out now. The page shows that by itself. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'signed_out';

/** Why the API refused, or that it could not be reached (status 0). */
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
