import { constants, inflateSync } from 'node:zlib';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';

/** A PDF split into plain and compressed parts. */
export interface PdfParts {
  /** The whole file, compressed parts as they are. */
  whole: string;
  /** Everything outside streams; in compressed bytes, short names occur by chance. */
  outside: string;
  /** Unpacked object streams. */
  packed: string[];
  /** Whether a stream could not be unpacked. */
  hasUnread: boolean;
}

const maxDictionary = 4_096;
/** Failed attempts take as long as unpacking and are not counted in bytes. */
const maxFailures = 8;
const streamStart = />>[\s\0]{0,8}stream\r?\n/g;

/** Names may contain escapes, as in /J#61vaScript. */
function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Finds the streams of a PDF and unpacks object streams, up to a limit. */
export function takePdfApart(bytes: Uint8Array, text: string): PdfParts {
  const outside: string[] = [];
  const packed: string[] = [];
  let failures = 0;
  let budget: number = uploadLimits.maxInspectedBytes;
  let at = 0;
  for (;;) {
    streamStart.lastIndex = at;
    const found = streamStart.exec(text);
    if (!found) break;
    const start = streamStart.lastIndex;
    const before = text.slice(at, found.index + 2);
    outside.push(before);
    const end = text.indexOf('endstream', start);
    if (end < 0) break;
    const dictionary = plainNames(before.slice(-maxDictionary));
    if (/\/ObjStm\b/.test(dictionary)) {
      const isHopeless = failures >= maxFailures;
      const objects = isHopeless ? null : unpack(bytes.subarray(start, end), dictionary, budget);
      if (objects === null) failures += 1;
      else {
        packed.push(plainNames(objects));
        budget -= objects.length;
      }
    }
    at = end + 'endstream'.length;
  }
  outside.push(text.slice(at));
  const plain = { whole: plainNames(text), outside: plainNames(outside.join('\n')) };
  return { ...plain, packed, hasUnread: failures > 0 };
}

/** Unpacks an object stream; null if its filter is unsupported or it is too large. */
function unpack(data: Uint8Array, dictionary: string, maxOutputLength: number): string | null {
  if (maxOutputLength <= 0) return null;
  const filters = /\/Filter\b([^<>]{0,200})/.exec(dictionary)?.[1];
  if (filters === undefined) return Buffer.from(data).toString('latin1');
  const [first, second] = filters.match(/\/[A-Za-z]+/g) ?? [];
  const isFlateAlone = first === '/FlateDecode' && !second?.endsWith('Decode');
  if (!isFlateAlone || /\/Predictor\b/.test(dictionary)) return null;
  try {
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(data, options).toString('latin1');
  } catch {
    return null;
  }
}
