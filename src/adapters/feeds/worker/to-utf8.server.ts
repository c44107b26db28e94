import { isAscii, isUtf8 } from 'node:buffer';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'other';

/** Converts text to UTF-8; UTF-8 input is only validated. A chunk never ends inside a character. */
export async function* toUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let encoding: Encoding | null = null;
  let decoder: TextDecoder | null = null;
  let isSurelyUtf8 = false;
  let carry: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const block: Buffer = carry.length > 0 ? Buffer.concat([carry, chunk]) : chunk;
    carry = Buffer.alloc(0);
    if (encoding === null) {
      if (block.length < 4) {
        carry = block;
        continue;
      }
      const found = detectEncoding(block);
      encoding = found.encoding;
      decoder = encoding === 'utf-8' ? null : new TextDecoder(found.label);
      isSurelyUtf8 = found.isSure && encoding === 'utf-8';
    }
    if (decoder) {
      yield Buffer.from(decoder.decode(block, { stream: true }));
      continue;
    }
    const whole = block.subarray(0, wholeCharacters(block));
    if (isUtf8(whole)) {
      isSurelyUtf8 ||= !isAscii(whole);
      carry = Buffer.from(block.subarray(whole.length));
      yield withoutMark(whole);
    } else if (isSurelyUtf8) {
      // An invalid character in a UTF-8 feed: only that one is lost.
      carry = Buffer.from(block.subarray(whole.length));
      yield withoutMark(Buffer.from(whole.toString('utf8')));
    } else {
      encoding = 'windows-1252';
      decoder = new TextDecoder('windows-1252');
      yield Buffer.from(decoder.decode(block, { stream: true }));
    }
  }
  if (carry.length > 0) yield isUtf8(carry) ? carry : Buffer.from(carry.toString('latin1'));
  const rest = decoder?.decode();
  if (rest) yield Buffer.from(rest);
}

const mark = Buffer.from('\ufeff');

const withoutMark = (text: Buffer) =>
  mark.equals(text.subarray(0, mark.length)) ? text.subarray(mark.length) : text;

function detectEncoding(start: Buffer): { encoding: Encoding; label: string; isSure: boolean } {
  if (start[0] === 0xff && start[1] === 0xfe) return sure('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return sure('utf-16be');
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return sure('utf-8');
  if (start[0] !== 0 && start[1] === 0 && start[3] === 0) return sure('utf-16le');
  if (start[0] === 0 && start[1] !== 0 && start[2] === 0) return sure('utf-16be');
  const head = start.subarray(0, 200).toString('latin1');
  const [, declared] = /<\?xml[^>]*encoding=["']([\w.:-]+)["']/i.exec(head) ?? [];
  if (!declared || /^utf-?(?:8|16)$|^us-ascii$/i.test(declared)) {
    return { encoding: 'utf-8', label: 'utf-8', isSure: false };
  }
  try {
    return { encoding: 'other', label: new TextDecoder(declared).encoding, isSure: true };
  } catch {
    return { encoding: 'utf-8', label: 'utf-8', isSure: false };
  }
}

const sure = (encoding: Encoding) => ({ encoding, label: encoding, isSure: true });

/** Number of bytes up to the end of the last complete character. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}
