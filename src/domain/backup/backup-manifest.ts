import { z } from 'zod';

/** Raised when an older program could not read what a newer one writes. */
const formatVersion = 1;

/** Names become part of statements; some columns are reserved words and have quotes. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const columnName = z.string().regex(/^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/);

/** What a backup of the database holds besides the rows. */
const databaseManifest = z.object({
  engine: z.enum(['pglite', 'postgres']),
  /** Bytes that the tables and their indexes took up, to tell whether there is room to restore them. */
  bytes: z.number(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  tables: z.array(
    z.object({ name, columns: z.array(columnName), rows: z.int().min(0), parts: z.int().min(0) }),
  ),
  /** The last number that each sequence has given; null: none yet. */
  sequences: z.array(z.object({ name, last: z.number().nullable() })),
});
export type DatabaseManifest = z.infer<typeof databaseManifest>;

/** What a backup file holds. */
const backupManifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.coerce.date(),
  database: databaseManifest,
  /** 'elsewhere': users' files are in a bucket, which has backups of its own. */
  files: z.union([z.object({ count: z.int() }), z.literal('elsewhere')]),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const manifestName = 'manifest.json';
export const filesPrefix = 'files/';

/** The name of one part of a table in a backup file. */
export function tablePartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`;
}

/** The manifest as text for the backup file. */
export function writeManifest(manifest: Omit<BackupManifest, 'format'>): string {
  return JSON.stringify({ format: formatVersion, ...manifest }, null, 2);
}

/** Reads a manifest; throws a sentence when it is not one that this version understands. */
export function readManifest(text: string): BackupManifest {
  const format = z.object({ format: z.number() }).safeParse(parseJson(text)).data?.format;
  if (format !== undefined && format > formatVersion) {
    throw new Error(
      'This backup was made by a newer version of Glowfare. Restore it with that one.',
    );
  }
  const read = backupManifest.safeParse(parseJson(text));
  if (!read.success) throw new Error('This file is not a backup of Glowfare, or it is damaged.');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
