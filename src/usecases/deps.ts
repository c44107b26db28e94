import type { Database } from '~/db/engine/database.server';
import type { PushDevice, PushKeys } from '~/domain/alerts/push-device';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { Retailer } from '~/domain/catalog/product';
import type { FormulaIndex } from '~/domain/dupes/formula-index';
import type { MailMessage } from '~/domain/email/mail';
import type { FeedFormat, FeedRow } from '~/domain/feeds/feed-offer';
import type { FeedProblems } from '~/domain/feeds/report/lost-rows';
import type { CreateCandidateIndex } from '~/domain/matching/candidate-index';
import type { PictureFile, PictureSubject } from '~/domain/pictures/picture-request';
import type { ShareCard } from '~/domain/pictures/share-card';
import type { SearchIndex } from '~/domain/search/search-index';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import type { SecurityEvent } from '~/domain/security/security-event';
import type { Site } from '~/domain/site';
import type { ImageTransform } from '~/domain/storage/image-transform';
import type { ResumeReport } from '~/domain/uploads/resume-report';

/** Delivers emails from the outbox. */
export interface MailTransport {
  readonly via: 'smtp' | 'local';
  /**
   * Resolves when the next server has accepted the email; the id identifies repeated sends. Throws
   * `EmailRefused` when the server refuses it permanently.
   */
  send(mail: MailMessage & { id: string }): Promise<void>;
  /** Called when the database has recorded the email as sent. */
  forget(id: string): void;
  close(): void;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Counts clicks on offers without delaying the visitor. */
export interface Clicks {
  count(offerId: number): void;
}

/** Aggregates events that a flood could cause, and writes them to the security log with a delay. */
export interface SecurityTally {
  count(event: SecurityEvent): void;
}

/** Makes and stores product pictures. */
export interface Pictures {
  /** A file that was made before; null if it has to be made. */
  find(file: PictureFile): Promise<Uint8Array | null>;
  /**
   * Draws the product. Throws 'busy' if the queue is full; networks take turns.
   */
  compose(subject: PictureSubject, file: PictureFile, network: string): Promise<Uint8Array>;
  /** The file made from a stored photo; null if that photo is missing or broken. */
  renderPhoto(photo: string, file: PictureFile, network: string): Promise<Uint8Array | null>;
  /** The picture of a shared link; `prepare` is called only if it was not made before. */
  share(
    file: { id: number; version: string },
    prepare: () => Promise<{ card: ShareCard; picture: Uint8Array }>,
    network: string,
  ): Promise<Uint8Array>;
  /** Fetches a photo from one of these hosts, stores it and returns its name. Throws `PhotoRefused`. */
  storePhoto(address: string, hosts: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Opens untrusted files in a sandbox process with limits. Networks take turns. */
export interface Uploads {
  /** Square crops of a picture, without metadata. Throws `PhotoRefused`. */
  cropSquares(bytes: Uint8Array, sides: readonly number[], network: string): Promise<Uint8Array[]>;
  /** A store's photo in the format we store. Throws `PhotoRefused`. */
  convertPhoto(bytes: Uint8Array, host: string): Promise<Uint8Array>;
  /** An image in another size or format, without metadata. Throws `PhotoRefused`. */
  transformImage(
    bytes: Uint8Array,
    transform: ImageTransform,
    network: string,
  ): Promise<{ bytes: Uint8Array; contentType: string; width: number; height: number }>;
  /** The type of a resume and its active content. */
  inspectResume(bytes: Uint8Array, network: string): Promise<ResumeReport>;
  close(): Promise<void>;
}

/** Settings for reading a feed where the feed does not specify them, and the state of the last read. */
export interface FeedReading {
  /** Decides which dated sales are active. */
  now: Date;
  currency: string | null;
  linkTemplate: string | null;
  etag: string | null;
  lastModified: string | null;
}

/** A feed that can be read as often as needed until it is closed. */
export interface OpenFeed {
  /** Changes only when the bytes change. */
  readonly digest: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly totalBytes: number;
  bytesRead(): number;
  /** Known after the first rows have been read. */
  format(): FeedFormat | null;
  /**
   * Reads from the beginning in batches, in a child process. Throws `FeedReaderDied` if that process
   * fails.
   */
  rows(): AsyncIterable<FeedRow[]>;
  /** Reads the rows once more while others are being read; problems are not counted. */
  sampleRows(): AsyncIterable<FeedRow[]>;
  /** The problems outside of rows since the last call. */
  takeProblems(): FeedProblems;
  /** Why the bytes ended too early; null if they did not. */
  brokenBecause(): string | null;
  /** Whether the last line has no line break, so that the file may be cut off. */
  isUnterminated(): boolean;
  close(): Promise<void>;
}

export interface FeedReader {
  /** Opens a file, a folder, '-' for standard input, or an https URL; null if unchanged. */
  open(address: string, reading: FeedReading): Promise<OpenFeed | null>;
  /** Stops every feed read with `FeedReadingStopped` and opens no more. */
  stop(): void;
}

/** Sends messages to the push services of browser vendors. */
export interface PushTransport {
  /** Creates a VAPID key pair, which identifies us to push services. */
  newKeys(): PushKeys;
  /** Whether the endpoint is an allowed push service address. */
  allows(endpoint: string): boolean;
  /** Encrypts and sends; 'gone' if the subscription has ended. Throws on failures worth a retry. */
  send(
    device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
    message: { text: string; topic: string },
    sender: { keys: PushKeys; contact: string },
  ): Promise<'sent' | 'gone'>;
}

/** Files of users. The file storage itself serves none of them. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Succeeds if there is no such file. */
  delete(key: string): Promise<void>;
}

/** Users' files, in sequence. */
export type FileTree = AsyncIterable<{ key: string; content: AsyncIterable<Uint8Array> }>;

/** A backup file that is being written entry by entry. It gets its name only when it is complete. */
export interface BackupWriter {
  add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Gives the file its name; returns its size. */
  finish(): Promise<number>;
  /** Removes what was written so far. */
  discard(): Promise<void>;
}

/** A backup file that is open for reading. */
export interface BackupReader {
  readonly names: readonly string[];
  /** Reads an entry; throws if its bytes are not the ones that were written. */
  read(name: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** Backup files, and users' files in a folder. */
export interface Backups {
  create(path: string, options: { replace: boolean }): BackupWriter;
  open(path: string): Promise<BackupReader>;
  /** Empty if there is no such folder. */
  readTree(folder: string): FileTree;
  writeTree(folder: string, files: FileTree): Promise<void>;
}

/** Accounts of another service, where we may delete them. */
export interface RemoteAccounts {
  remove(userId: string): Promise<void>;
}

/** The cipher for secrets in the database, and the source of its key. */
export interface Secrets extends SecretCipher {
  /** The prefix of every value encrypted with the current key. */
  currentPrefix(): string;
  hasKey(): boolean;
  /** Creates the key of a new site. */
  createKey(): void;
  /** The key file or the setting, for messages. */
  readonly keySource: string;
}

/** What lists of products show, from memory where it is kept there. */
export interface ProductCards {
  /** Cards in this order; unknown ids are skipped. */
  find(ids: readonly number[]): Promise<ProductSummary[]>;
  /** The stores that we compare, in the order in which they were added. */
  stores(): Promise<readonly Retailer[]>;
}

/** Everything outside of itself that a use case may use. */
export interface Deps {
  db: Database;
  clock: { now(): Date };
  mail: MailTransport;
  push: PushTransport;
  /** Answers searches and listings from memory. */
  search: SearchIndex;
  /** Finds products with a similar formula, from memory. */
  formulas: FormulaIndex;
  cards: ProductCards;
  clicks: Clicks;
  securityTally: SecurityTally;
  pictures: Pictures;
  uploads: Uploads;
  feeds: FeedReader;
  /** Finds the products that an offer may belong to, from memory. */
  createCandidateIndex: CreateCandidateIndex;
  files: Files;
  secrets: Secrets;
  /** Only with a Supabase project whose service key is configured. */
  remoteAccounts?: RemoteAccounts | undefined;
  log: Log;
  site: Site;
}
