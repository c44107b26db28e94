/** Where a search leads; null for a blank one, which leads nowhere. */
export function searchTarget(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : `/products?search=${encodeURIComponent(trimmed)}`;
}
