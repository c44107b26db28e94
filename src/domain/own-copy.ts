/** V8 copies shorter substrings anyway. */
const minSharedLength = 13;

/**
 * A copy of a text that does not reference a larger one. A substring keeps its whole parent alive,
 * so a cached brand would keep 64 KB of its feed in memory.
 */
export function ownCopy(text: string): string {
  return text.length < minSharedLength ? text : ` ${text}`.slice(1);
}
