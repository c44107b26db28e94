/** Where a search leads; null for a blank one, which leads nowhere. */
export function searchTarget(text: string): string | null {
  const trimmed = text.trim().toWellFormed();
  return trimmed === '' ? null : `/products?search=${encodeURIComponent(trimmed)}`;
}
