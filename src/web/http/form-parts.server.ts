import { uploadLimits } from '~/domain/uploads/upload-limits';

const { maxFormFields, maxFormHeaderBytes } = uploadLimits;

/**
 * Whether a form has as many fields as a person would send. Counted on the bytes, because parsers take
 * seconds over hundreds of thousands of fields. Looks no further than it has to.
 */
export function isBoundedForm(bytes: Uint8Array, contentType: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const boundary = multipartBoundary(contentType);
  if (boundary === null) return placesOf(body, '&').length < maxFormFields;
  // One more than the parts: the last one closes the form.
  const marks = placesOf(body, `--${boundary}`);
  return (
    marks.length <= maxFormFields + 1 && marks.slice(0, -1).every((at) => hasShortHeader(body, at))
  );
}

/** Where a text stands, up to a few more than a form may have fields. */
function placesOf(body: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) {
    places.push(at);
    if (places.length > maxFormFields + 1) break;
  }
  return places;
}

function hasShortHeader(body: Buffer, at: number): boolean {
  return body.subarray(at, at + maxFormHeaderBytes).includes('\r\n\r\n');
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
