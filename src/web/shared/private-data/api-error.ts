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
