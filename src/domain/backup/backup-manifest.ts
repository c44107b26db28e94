import { z } from 'zod';

/** Increment when older versions can no longer read the format. */
const formatVersion = 1;

/** Names become part of SQL; reserved words are quoted. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const columnName = z.string().regex(/^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/);

/** Contents of a database backup besides the rows. */
const databaseManifest = z.object({
  engine: z.enum(['pglite', 'postgres']),
  /** Size of tables and indexes, to check for enough disk space before a restore. */
  bytes: z.number(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  tables: z.array(
    z.object({ name, columns: z.array(columnName), rows: z.int().min(0), parts: z.int().min(0) }),
  ),
  /** The last value of each sequence; null: not used yet. */
  sequences: z.array(z.object({ name, last: z.number().nullable() })),
});
export type DatabaseManifest = z.infer<typeof databaseManifest>;

const backupManifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.coerce.date(),
  database: databaseManifest,
  /** 'elsewhere': users' files are in a bucket with its own backups. */
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

/** Reads a manifest; throws a readable error if this version does not support it. */
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
