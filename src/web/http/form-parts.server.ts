import { uploadLimits } from '~/domain/uploads/upload-limits';

/** Whether a multipart body has more parts than any form of ours. Looks no further than it has to. */
export function hasTooManyParts(bytes: Uint8Array, contentType: string): boolean {
  const boundary = multipartBoundary(contentType);
  if (boundary === null) return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const mark = `--${boundary}`;
  let parts = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > uploadLimits.maxFormParts) return true;
  }
  return false;
}

/** What stands between the parts of a form; null when it is no multipart form. */
export function multipartBoundary(contentType: string): string | null {
  const [kind, ...parameters] = contentType.split(';');
  if (kind?.trim().toLowerCase() !== 'multipart/form-data') return null;
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.trim().split('=', 2);
    if (name?.toLowerCase() === 'boundary') return value.replaceAll('"', '').slice(0, 70) || null;
  }
  return null;
}
