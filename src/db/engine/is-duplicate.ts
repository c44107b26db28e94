/** Whether the database refused a second row where a unique index allows one. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
