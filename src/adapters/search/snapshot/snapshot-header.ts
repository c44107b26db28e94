import { SnapshotUnusable } from '~/domain/search/search-snapshots';
import { indexVersion } from './index-version';

/** Keeps what follows aligned for typed arrays. */
export const headerBytes = 32;
const fileType = 'GLOWFARE';
/** Another value on a machine with the other byte order. */
const byteOrderMark = 0x01020304;

interface Header {
  /** Of the whole file. */
  length: number;
  /** CRC-32 of everything after the header. */
  checksum: number;
}

const fieldsOf = (buffer: ArrayBuffer) => ({
  type: new Uint8Array(buffer, 0, 8),
  /** Byte order mark, index version. */
  marks: new Uint32Array(buffer, 8, 2),
  length: new Float64Array(buffer, 16, 1),
  checksum: new Uint32Array(buffer, 24, 1),
});

export function writeHeader({ length, checksum }: Header): Uint8Array {
  const buffer = new ArrayBuffer(headerBytes);
  const fields = fieldsOf(buffer);
  fields.type.set(new TextEncoder().encode(fileType));
  fields.marks.set([byteOrderMark, indexVersion]);
  fields.length[0] = length;
  fields.checksum[0] = checksum;
  return new Uint8Array(buffer);
}

/** Throws `SnapshotUnusable` for files that this process cannot read. */
export function readHeader(buffer: ArrayBuffer): Header {
  if (buffer.byteLength < headerBytes) throw new SnapshotUnusable('the file is truncated');
  const { type, marks, length, checksum } = fieldsOf(buffer);
  if (new TextDecoder().decode(type) !== fileType) {
    throw new SnapshotUnusable('it is not a snapshot');
  }
  if (marks[0] !== byteOrderMark) throw new SnapshotUnusable('it has another byte order');
  if (marks[1] !== indexVersion) throw new SnapshotUnusable(`it has version ${marks[1]}`);
  return { length: length[0] ?? 0, checksum: checksum[0] ?? 0 };
}
