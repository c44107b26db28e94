export const storageKey = 'glowfare-favorites';
export const changeEvent = 'glowfare:favorites';
export const most = 5_000;

/** A product saved on this device: its number, when, and the best price in cents at that moment. */
export type DeviceFavourite = readonly [productId: number, savedAt: number, cents: number | null];

const none: readonly DeviceFavourite[] = [];

/** Whatever stands in the storage, as far as it can be read. */
export function parseDeviceFavourites(text: string | null): readonly DeviceFavourite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isDeviceFavourite).slice(0, most) : none;
  } catch {
    return none;
  }
}

function isDeviceFavourite(value: unknown): value is DeviceFavourite {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [id, at, cents] = value;
  const isPrice = cents === null || (Number.isInteger(cents) && cents > 0);
  return Number.isInteger(id) && id > 0 && Number.isFinite(at) && isPrice;
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be forbidden; then nothing can be saved without an account.
    return null;
  }
}

let lastText: string | null = null;
let lastItems = none;

/** What is saved on this device, newest first; the same list until it changes. */
export function readDeviceFavourites(): readonly DeviceFavourite[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastItems = parseDeviceFavourites(text);
  }
  return lastItems;
}

/** Calls back when the list changes, here or in another tab. */
export function onDeviceFavourites(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
