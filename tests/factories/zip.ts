import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  data: string | Uint8Array;
  isDeflated?: boolean;
  isEncrypted?: boolean;
  /** A false unpacked size. */
  claimedSize?: number;
  /** Points to the bytes of the first entry instead of its own. */
  sharesFirst?: boolean;
}

const deflated = 8;
const encryptedFlag = 1;

/** A minimal zip with the false values a test needs. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  // Tests of bombs have hundreds of entries with the same data.
  let last: { of: ZipEntry; packed: Buffer; size: number; checksum: number } | undefined;
  for (const entry of entries) {
    if (last?.of.data !== entry.data || last.of.isDeflated !== entry.isDeflated) {
      const data = Buffer.from(entry.data);
      const packed = entry.isDeflated ? deflateRawSync(data) : data;
      last = { of: entry, packed, size: data.length, checksum: crc32(data) };
    }
    const { packed, size, checksum } = last;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.isEncrypted ? encryptedFlag : 0, 2);
    fields.writeUInt16LE(entry.isDeflated ? deflated : 0, 4);
    fields.writeUInt32LE(checksum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.claimedSize ?? size, 18);
    fields.writeUInt16LE(entry.name.length, 22);
    const name = Buffer.from(entry.name);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(entry.sharesFirst ? 0 : offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, tail, name]),
    );
    if (entry.sharesFirst) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end]);
}
