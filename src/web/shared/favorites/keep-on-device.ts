import {
  changeEvent,
  type DeviceFavourite,
  most,
  readDeviceFavourites,
  storageKey,
} from './device-favourites';

/** Writes the list; false when the device does not let us. */
function write(items: readonly DeviceFavourite[]): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(items));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changeEvent));
  return true;
}

/** Saves a product on this device, with the newest first; false when that is not possible. */
export function addDeviceFavourite(item: DeviceFavourite): boolean {
  const others = readDeviceFavourites().filter(([id]) => id !== item[0]);
  if (others.length >= most) return false;
  return write([item, ...others].toSorted(([, a], [, b]) => b - a));
}

/** Takes products off this device. */
export function removeDeviceFavourites(ids: ReadonlySet<number>): boolean {
  return write(readDeviceFavourites().filter(([id]) => !ids.has(id)));
}
