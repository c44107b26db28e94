import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';

export interface ZipEntry {
  name: string;
  /** Its text; null if larger than `maxBytes`. */
  read(maxBytes: number): Promise<string | null>;
}

/** The files of a zip by name; throws if it is damaged, encrypted or unpacks to too much. */
export async function listZipEntries(bytes: Uint8Array): Promise<Map<string, ZipEntry>> {
  const zip = await openZip(bytes);
  const entries = new Map<string, ZipEntry>();
  let total = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const problem = problemOf(entry, entries, total);
      if (problem) return reject(new Error(problem));
      entries.set(entry.fileName, {
        name: entry.fileName,
        read: (maxBytes) => readEntry(zip, entry, maxBytes),
      });
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return entries;
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, zip) =>
      zip ? resolve(zip) : reject(error),
    );
  });
}

function problemOf(entry: Entry, before: ReadonlyMap<string, ZipEntry>, total: number) {
  if (entry.isEncrypted()) return 'an encrypted file';
  if (before.has(entry.fileName)) return 'two files of the same name';
  if (before.size >= uploadLimits.maxDocumentEntries) return 'too many files';
  if (total > uploadLimits.maxDocumentBytes) return 'it unpacks to too much';
  return null;
}

async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<string | null> {
  if (entry.uncompressedSize > maxBytes) return null;
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error)));
  });
  const chunks: Buffer[] = [];
  // Fails by itself if the entry is larger than the directory says.
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
