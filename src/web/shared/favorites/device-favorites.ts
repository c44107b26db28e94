export const favoritesStorageKey = 'glowfare-favorites';
export const favoritesChangeEvent = 'glowfare:favorites';
export const maxDeviceFavorites = 5_000;

/** A product saved on this device, with the time and the best price in cents at that time. */
export type DeviceFavorite = readonly [productId: number, savedAt: number, cents: number | null];

/** The product fields needed to save it. */
export interface Savable {
  id: number;
  bestPrice: number | null;
}

/** Part of `firstPaintScript`: shows the header's heart to signed-out visitors with favorites. */
export const savedScript = `if(stored('${favoritesStorageKey}'))root.saved='some'`;

const noFavorites: readonly DeviceFavorite[] = [];

/** Parses the stored favorites and drops invalid entries. */
export function parseDeviceFavorites(text: string | null): readonly DeviceFavorite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter(isDeviceFavorite).slice(0, maxDeviceFavorites)
      : noFavorites;
  } catch {
    return noFavorites;
  }
}

function isDeviceFavorite(value: unknown): value is DeviceFavorite {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [id, at, cents] = value;
  const isPrice = cents === null || (Number.isInteger(cents) && cents > 0);
  return Number.isInteger(id) && id > 0 && Number.isFinite(at) && isPrice;
}

function readText(): string | null {
  try {
    return localStorage.getItem(favoritesStorageKey);
  } catch {
    // Storage may be blocked; nothing can be saved without an account then.
    return null;
  }
}

let lastText: string | null = null;
let lastItems = noFavorites;

/** The favorites on this device, newest first; the same array until it changes. */
export function readDeviceFavorites(): readonly DeviceFavorite[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastItems = parseDeviceFavorites(text);
  }
  return lastItems;
}

/** Calls back when the list changes, in any tab. */
export function subscribeToDeviceFavorites(onChange: () => void): () => void {
  window.addEventListener(favoritesChangeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(favoritesChangeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
