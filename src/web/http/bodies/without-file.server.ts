import { multipartBoundary } from './form-parts.server';

/** The fields of a form precede its file; this part of the body is searched for them. */
const maxHeadBytes = 256 * 1024;
/**
 * Browsers show the response only after sending the whole body, so this much more is read and discarded.
 */
const maxDroppedBytes = 200 * 1024 * 1024;

/**
 * The fields before the file of a form whose file is too large. The rest of the body is read and
 * discarded. Null if it is not such a form, or too large to wait for its end.
 */
export async function withoutFile(request: Request): Promise<Request | null> {
  const boundary = multipartBoundary(request.headers.get('content-type') ?? '');
  if (!boundary || !request.body) return null;
  const head = await readHead(request.body);
  if (!head) return null;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: Buffer.from(fieldsBefore(head, boundary), 'latin1'),
  });
}

/** Reads the whole body and returns its beginning; null if the body is too large. */
async function readHead(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const headChunks: Uint8Array[] = [];
  let headLength = 0;
  let droppedBytes = 0;
  for await (const chunk of body) {
    if (headLength < maxHeadBytes) {
      // Copies, because a chunk may be a view of a much larger buffer.
      headChunks.push(chunk.slice(0, maxHeadBytes - headLength));
      headLength += chunk.length;
    } else {
      droppedBytes += chunk.length;
      if (droppedBytes > maxDroppedBytes) return null;
    }
  }
  return Buffer.concat(headChunks).toString('latin1');
}

/** The complete parts before the first file part, terminated as a multipart form. */
function fieldsBefore(head: string, boundary: string): string {
  const mark = `--${boundary}`;
  const [, ...parts] = `\r\n${head}`.split(`\r\n${mark}`);
  // The last part may be cut off.
  const completeParts = parts.slice(0, -1);
  const isFile = (part: string) => /\bfilename\*?=/i.test(part.split('\r\n\r\n', 1)[0] ?? '');
  const firstFileIndex = completeParts.findIndex(isFile);
  const fields = firstFileIndex < 0 ? completeParts : completeParts.slice(0, firstFileIndex);
  return [...fields.map((part) => `${mark}${part}\r\n`), `${mark}--\r\n`].join('');
}
