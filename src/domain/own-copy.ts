/** Of parts shorter than this V8 makes copies by itself. */
const minSharedLength = 13;

/**
 * A text with memory of its own. A part of a text keeps the whole of it in memory, and so a brand that
 * is remembered would keep the 64 KB of a feed that it was read from.
 */
export function ownCopy(text: string): string {
  return text.length < minSharedLength ? text : ` ${text}`.slice(1);
}
