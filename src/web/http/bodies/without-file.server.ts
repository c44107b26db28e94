import { multipartBoundary } from './form-parts.server';

/** The fields of a form stand before its file; so much of the body is looked at for them. */
const maxHeadBytes = 256 * 1024;
/** A browser shows our answer only once it has sent everything, so so much more is let in and dropped. */
const maxDroppedBytes = 200 * 1024 * 1024;

/**
 * What is left of a form whose file is too large: the fields that came before it. The rest of the body is
 * read past, never kept. Null when it is no such form, or so large that nobody waits for its end.
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

/** The beginning of a body, once all of it has come; null when that takes too much. */
async function readHead(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const headChunks: Uint8Array[] = [];
  let headLength = 0;
  let droppedBytes = 0;
  for await (const chunk of body) {
    if (headLength < maxHeadBytes) {
      // A copy: the chunk may be a window on a buffer that is much larger.
      headChunks.push(chunk.slice(0, maxHeadBytes - headLength));
      headLength += chunk.length;
    } else {
      droppedBytes += chunk.length;
      if (droppedBytes > maxDroppedBytes) return null;
    }
  }
  return Buffer.concat(headChunks).toString('latin1');
}

/** The parts that came whole before the first one that is a file, closed as a form is. */
function fieldsBefore(head: string, boundary: string): string {
  const mark = `--${boundary}`;
  const [, ...parts] = `\r\n${head}`.split(`\r\n${mark}`);
  // The last one was cut off somewhere.
  const completeParts = parts.slice(0, -1);
  const isFile = (part: string) => /\bfilename\*?=/i.test(part.split('\r\n\r\n', 1)[0] ?? '');
  const firstFileIndex = completeParts.findIndex(isFile);
  const fields = firstFileIndex < 0 ? completeParts : completeParts.slice(0, firstFileIndex);
  return [...fields.map((part) => `${mark}${part}\r\n`), `${mark}--\r\n`].join('');
}
