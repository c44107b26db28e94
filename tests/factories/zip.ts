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
  let packed: Buffer | undefined;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    if (!packed || !entry.sharesFirst) packed = entry.isDeflated ? deflateRawSync(data) : data;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.isEncrypted ? encryptedFlag : 0, 2);
    fields.writeUInt16LE(entry.isDeflated ? deflated : 0, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.claimedSize ?? data.length, 18);
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
