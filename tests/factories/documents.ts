import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

interface PdfOptions {
  /** Additional objects, as raw text. */
  objects?: readonly string[];
  /** Additional catalog entries. */
  catalog?: string;
  /** Total size, padded with a comment. */
  size?: number;
}

/** A PDF with one empty page and a valid cross-reference table. */
export function aPdf({ objects = [], catalog = '', size = 0 }: PdfOptions = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ...objects,
  ];
  const head = '%PDF-1.7\n';
  const build = (filler: string) => {
    let body = `${head}${filler}`;
    const places = all.map((object, index) => {
      const place = body.length;
      body += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`;
    const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>`;
    const place = String(body.length).padStart(10, '0');
    return `${body}${table}${trailer}\nstartxref\n${place}\n%%EOF\n`;
  };
  const bare = build('');
  const missing = size - bare.length;
  return Buffer.from(missing < 2 ? bare : build(`%${'x'.repeat(missing - 2)}\n`), 'latin1');
}

/** An object stream, as in newer PDFs. */
export function packedObjects(text: string, { filter = '/FlateDecode' } = {}): string {
  const data = filter === '' ? Buffer.from(text) : deflateSync(text);
  const entry = filter === '' ? '' : `/Filter ${filter}`;
  const head = `<< /Type /ObjStm /N 1 /First 4 ${entry} /Length ${data.length} >>`;
  return `${head}\nstream\n${data.toString('latin1')}\nendstream`;
}

/** A zip with these files; `sizes` are false unpacked sizes. */
export function aZip(
  files: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>> = {},
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(sizes[name] ?? Buffer.byteLength(content), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(place, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, central, Buffer.from(name)]),
    );
    locals.push(local);
    place += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...locals, entries, end]);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The files of a Word document. */
export function docxFiles(added: Readonly<Record<string, string>> = {}) {
  return {
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
    'word/document.xml':
      '<w:document><w:body><w:p><w:r><w:t>Ann Lee</w:t></w:r></w:p></w:body></w:document>',
    ...added,
  };
}

export const aDocx = (added: Readonly<Record<string, string>> = {}) => aZip(docxFiles(added));

/** An OLE container whose directory has these names, like an old Word document. */
export function anOleFile(names: readonly string[]): Buffer {
  const sector = 512;
  const header = Buffer.alloc(sector, 0xff);
  header.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  header.fill(0, 8, 76);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xfffffffe, 68);
  header.writeUInt32LE(0, 76);
  const sectors = Math.ceil((names.length + 1) / 4);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let index = 1; index <= sectors; index += 1) {
    table.writeUInt32LE(index === sectors ? 0xfffffffe : index + 1, index * 4);
  }
  const directory = Buffer.alloc(sectors * sector);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, index * 128 + 66);
  }
  return Buffer.concat([header, table, directory]);
}
