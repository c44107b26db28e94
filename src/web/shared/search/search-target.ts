/** The URL of a search; null for blank text. */
export function searchTarget(text: string): string | null {
  const trimmed = text.trim().toWellFormed();
  return trimmed === '' ? null : `/products?search=${encodeURIComponent(trimmed)}`;
}
