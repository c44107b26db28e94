import { uploadLimits } from '~/domain/uploads/upload-limits';

const { maxFormFields, maxFormHeaderBytes } = uploadLimits;

/**
 * Whether a form has a plausible number of fields. Counted on the raw bytes, because parsing hundreds of
 * thousands of fields takes seconds. Stops as soon as the answer is known.
 */
export function isBoundedForm(bytes: Uint8Array, contentType: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const boundary = multipartBoundary(contentType);
  if (boundary === null) return findOffsets(body, '&').length < maxFormFields;
  // One more than the parts, because the last one closes the form.
  const boundaries = findOffsets(body, `--${boundary}`);
  return (
    boundaries.length <= maxFormFields + 1 &&
    boundaries.slice(0, -1).every((at) => hasShortHeader(body, at))
  );
}

/** Offsets of a text, up to slightly more than the maximum number of fields. */
function findOffsets(body: Buffer, text: string): number[] {
  const offsets: number[] = [];
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) {
    offsets.push(at);
    if (offsets.length > maxFormFields + 1) break;
  }
  return offsets;
}

function hasShortHeader(body: Buffer, at: number): boolean {
  return body.subarray(at, at + maxFormHeaderBytes).includes('\r\n\r\n');
}

/** The multipart boundary; null if it is not a multipart form. */
export function multipartBoundary(contentType: string): string | null {
  const [kind, ...parameters] = contentType.split(';');
  if (kind?.trim().toLowerCase() !== 'multipart/form-data') return null;
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.trim().split('=', 2);
    if (name?.toLowerCase() === 'boundary') return value.replaceAll('"', '').slice(0, 70) || null;
  }
  return null;
}
