import { useSyncExternalStore } from 'react';

/** The last searches of this device, newest first. They never leave it. */
const storageKey = 'glowfare-recent-searches';
const changeEvent = 'glowfare:recent-searches';
const maxSearches = 8;
const maxLength = 200;

/** Storage may be blocked; there are no recent searches then. */
function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Full or blocked; they are optional.
  }
  window.dispatchEvent(new Event(changeEvent));
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
  const others = parseSearches(read()).filter(
    (other) => other.toLowerCase() !== searched.toLowerCase(),
  );
  write([searched, ...others].slice(0, maxSearches));
}

export function clearRecentSearches(): void {
  write([]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  // Another tab.
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The recent searches as stored; see `parseSearches`. */
export function useStoredSearches(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
