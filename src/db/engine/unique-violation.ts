/** SQLSTATE of a row that a unique index or primary key refused. */
const uniqueViolation = '23505';

/** Whether the database refused a second row where a unique index allows one. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
