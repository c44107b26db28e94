import { createWriteStream, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGzip, deflateRawSync } from 'node:zlib';

const megabyte = 1_000_000;
const start =
  '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item>';

/** Writes a gzip of a text with one part repeated, without holding it in memory. */
async function writeGzip(path: string, before: string, part: string, times: number): Promise<void> {
  const block = Buffer.from(part.repeat(10_000));
  function* pieces() {
    yield Buffer.from(before);
    for (let done = 0; done < times; done += 10_000) yield block;
  }
  await pipeline(Readable.from(pieces()), createGzip({ level: 9 }), createWriteStream(path));
}

/** 3,000,000 nested tags in about 9 KB. */
export const writeDeepXml = (path: string) => writeGzip(path, start, '<a>', 3_000_000);

/** A tag name of 300 MB. */
export const writeLongName = (path: string) => writeGzip(path, `${start}<`, 'a', 300 * megabyte);

/** An attribute of 300 MB. */
export const writeLongAttribute = (path: string) =>
  writeGzip(path, `${start}<g:id a="`, 'a', 300 * megabyte);

/** A zip of 30 XML files, each with a text of 60 MB. */
export async function writeLargeZip(path: string): Promise<void> {
  const content = Buffer.concat([
    Buffer.from(`${start}<g:id>`),
    Buffer.alloc(60 * megabyte, 'a'),
    Buffer.from('</g:id></item></channel></rss>'),
  ]);
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(24);
  common.writeUInt16LE(20, 0); // version
  common.writeUInt16LE(8, 4); // deflate
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE('00.xml'.length, 22);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index < 30; index += 1) {
    const name = Buffer.from(`${String(index).padStart(2, '0')}.xml`);
    const file = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      Buffer.alloc(2),
      name,
      packed,
    ]);
    const rest = Buffer.alloc(16);
    rest.writeUInt32LE(offset, 12);
    files.push(file);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, rest, name]),
    );
    offset += file.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(30, 8);
  end.writeUInt16LE(30, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(path, Buffer.concat([...files, listing, end]));
}
