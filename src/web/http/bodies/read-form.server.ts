import { AppError } from '~/domain/app-error';
import { isBoundedForm } from './form-parts.server';

/** Reads a form after checking its number of fields. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const notAForm = (cause: unknown) =>
    new AppError('bad_request', { message: 'The body is not a form.', cause });
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw notAForm(cause);
  });
  if (!isBoundedForm(new Uint8Array(bytes), type)) {
    throw new AppError('bad_request', { message: 'The form has too many fields.' });
  }
  const headers = { 'Content-Type': type };
  return new Response(bytes, { headers }).formData().catch((cause: unknown) => {
    throw notAForm(cause);
  });
}
