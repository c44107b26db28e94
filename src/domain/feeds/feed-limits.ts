/**
 * What one reading of a feed may take. A feed beyond one of these is not read any further, or its value is
 * cut, and the report says so; none of them is near what a real feed needs.
 */
export const feedLimits = {
  /** Of a file as it lies there or is downloaded. */
  maxFileBytes: 20e9,
  /** Of everything that is unpacked in one reading. */
  maxUnpackedBytes: 60e9,
  /** Unpacked bytes for each packed byte, once more than `freeUnpackedBytes` came out. */
  maxExpansion: 400,
  freeUnpackedBytes: 64 * 1024 * 1024,
  maxZipEntries: 1_000,
  /** XML and HTML elements within each other, and JSON objects and arrays. */
  maxDepth: 256,
  /** Names of elements and attributes, and of a record's fields. */
  maxNameLength: 300,
  maxAttributes: 500,
  maxAttributeLength: 100_000,
  /** A tag, a comment, a CDATA section or a declaration as a whole. */
  maxMarkupLength: 1_000_000,
  maxPageLength: 16_000_000,
  /** A string or a number in JSON. */
  maxJsonTokenLength: 2_000_000,
  /** An entry of a JSON document, or a line of JSON Lines. */
  maxEntryLength: 4_000_000,
  /** A row of CSV. A quote that is not closed by then was not meant as one. */
  maxRowBytes: 24_000_000,
  /** Bytes of CSV that are read a second time because a quote in them is never closed. */
  maxRereadBytes: 2e9,
  maxFields: 300,
  maxColumns: 2_000,
  /** All names of a record's fields together. */
  maxNamesLength: 40_000,
  /** Entries that one product of a feed may become. */
  maxVariants: 2_048,
  /** A value's letters; the rest is cut off. Nothing that is read of a feed needs more. */
  maxValueLength: 20_000,
  /** Letters of a value that stands for something short: a price, an address, a size. */
  maxShortValueLength: 4_000,
  /** Of the process that reads: all of its memory, and the part that holds objects and texts. */
  maxMemoryBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 256,
  /** How long the process that reads may show no progress while it is waited for, and how long in all. */
  maxSilentMs: 30_000,
  maxReadingMs: 3_600_000,
} as const;

/** A feed goes beyond one of its limits: it is not read any further. */
export class FeedLimitExceeded extends Error {
  /** The message says what there is more of, with {max} for the limit; the place is a line or a file. */
  constructor(message: string, max: number, place?: string) {
    super(message.replace('{max}', max.toLocaleString('en-US')) + (place ? ` (${place})` : ''));
    this.name = 'FeedLimitExceeded';
  }
}

/** Does a piece of work; gives the limit that it went beyond, if it did. */
export function exceededLimit(work: () => void): FeedLimitExceeded | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof FeedLimitExceeded) return error;
    throw error;
  }
}
