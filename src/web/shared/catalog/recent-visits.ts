const storageKey = 'glowfare-recently-viewed';
const maxVisits = 12;
const changeEvent = 'glowfare:recently-viewed';
const noVisits: readonly number[] = [];

/** Adds a product to the front of the list, without duplicates. */
export function withVisit(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxVisits);
}

/** Parses stored product ids and drops invalid values. */
export function parseVisits(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return noVisits;
    return value.filter((id) => Number.isInteger(id) && id > 0).slice(0, maxVisits);
  } catch {
    return noVisits;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked; nothing is stored then.
    return null;
  }
}

function write(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Stores on this device only that a product was viewed. */
export function addVisit(id: number): void {
  write(withVisit(parseVisits(readText()), id));
}

export function clearVisits(): void {
  write(noVisits);
}

let lastText: string | null = null;
let lastIds = noVisits;

/** The recently viewed products on this device, newest first; the same array until it changes. */
export function readVisits(): readonly number[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastIds = parseVisits(text);
  }
  return lastIds;
}

/** Calls back when the list changes, in any tab. */
export function subscribeToVisits(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
