import {
  type DeviceFavorite,
  favoritesChangeEvent,
  favoritesStorageKey,
  maxDeviceFavorites,
  readDeviceFavorites,
} from './device-favorites';

/** Writes the list; false if storage is blocked or full. */
function write(items: readonly DeviceFavorite[]): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(favoritesStorageKey);
    else localStorage.setItem(favoritesStorageKey, JSON.stringify(items));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(favoritesChangeEvent));
  return true;
}

/** Saves a product on this device, newest first; false if that is not possible. */
export function addDeviceFavorite(item: DeviceFavorite): boolean {
  const others = readDeviceFavorites().filter(([id]) => id !== item[0]);
  if (others.length >= maxDeviceFavorites) return false;
  return write([item, ...others].toSorted(([, a], [, b]) => b - a));
}

export function removeDeviceFavorites(ids: ReadonlySet<number>): boolean {
  return write(readDeviceFavorites().filter(([id]) => !ids.has(id)));
}
