/** The last searches of this device, newest first. They never leave it. */
const storageKey = 'glowfare-recent-searches';
const maxSearches = 8;
const maxLength = 200;

/** The recent searches; none where storage is blocked. */
export function readSearches(): string[] {
  try {
    return parseSearches(localStorage.getItem(storageKey) ?? '');
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Full or blocked; they are optional.
  }
}

/** The stored searches; anything else in the storage is ignored. */
export function parseSearches(stored: string): string[] {
  try {
    const searches: unknown = JSON.parse(stored);
    if (!Array.isArray(searches)) return [];
    return searches
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .map((text) => text.slice(0, maxLength))
      .slice(0, maxSearches);
  } catch {
    return [];
  }
}

/** Puts a search in front of the others; the same text in other letter case counts as one. */
export function rememberSearch(text: string): void {
  const searched = text.trim().slice(0, maxLength);
  if (searched === '') return;
  const others = readSearches().filter((other) => other.toLowerCase() !== searched.toLowerCase());
  write([searched, ...others].slice(0, maxSearches));
}

export function clearRecentSearches(): void {
  write([]);
}
