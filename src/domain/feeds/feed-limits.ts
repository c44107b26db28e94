import { hourMs } from '../durations';

/**
 * Limits for reading one feed. Beyond a limit, reading stops or the value is cut, and the report says
 * so. Real feeds stay far below all of them.
 */
export const feedLimits = {
  /** Size of a file as stored or downloaded. */
  maxFileBytes: 20e9,
  /** Total unpacked size. */
  maxUnpackedBytes: 60e9,
  /** Compression ratio, once more than `freeUnpackedBytes` were unpacked. */
  maxExpansion: 400,
  freeUnpackedBytes: 64 * 1024 * 1024,
  maxZipEntries: 1_000,
  /** Nesting of XML and HTML elements, and of JSON objects and arrays. */
  maxDepth: 256,
  /** Length of element, attribute and field names. */
  maxNameLength: 300,
  maxAttributes: 500,
  maxAttributeLength: 100_000,
  /** Length of a tag, comment, CDATA section or declaration. */
  maxMarkupLength: 1_000_000,
  maxPageLength: 16_000_000,
  /** Length of a JSON string or number. */
  maxJsonTokenLength: 2_000_000,
  /** Length of a JSON entry or a JSON Lines line. */
  maxEntryLength: 4_000_000,
  /** Characters of a CSV row. A quote not closed by then counts as a character. */
  maxRowLength: 24_000_000,
  maxFields: 300,
  maxColumns: 2_000,
  /** Total length of a record's field names. */
  maxNamesLength: 40_000,
  /** Entries per product. */
  maxVariants: 2_048,
  /** Characters per value; the rest is cut off. */
  maxValueLength: 20_000,
  /** Characters of a short value, such as a price, URL or size. */
  maxShortValueLength: 4_000,
  /** Total memory and V8 heap of the reader process. */
  maxMemoryBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 256,
  /** How long to wait for the reader process without progress, and in total. */
  maxSilentMs: 30_000,
  maxReadingMs: hourMs,
  /** How long a feed server may send nothing, and a download may take in total. */
  maxDownloadIdleMs: 30_000,
  maxDownloadMs: hourMs,
} as const;

/** A feed exceeds a limit; reading stops. */
export class FeedLimitExceeded extends Error {
  /** `{max}` in the message is replaced by the limit; the place is a line or a file. */
  constructor(message: string, max: number, place?: string) {
    super(message.replace('{max}', max.toLocaleString('en-US')) + (place ? ` (${place})` : ''));
    this.name = 'FeedLimitExceeded';
  }
}

/** Runs `work` and returns the limit it exceeded, if any. */
export function exceededLimit(work: () => void): FeedLimitExceeded | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof FeedLimitExceeded) return error;
    throw error;
  }
}
