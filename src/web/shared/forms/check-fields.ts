import type * as z from 'zod/mini';

export type FieldErrors = Readonly<Record<string, string>>;

export type Checked<T> = { ok: true; values: T } | { ok: false; errors: FieldErrors };

/** Validates the submitted fields; returns one message per invalid field. */
export function checkFields<T>(schema: z.ZodMiniType<T>, written: unknown): Checked<T> {
  const result = schema.safeParse(written);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  return { ok: false, errors };
}
