const storageKey = 'glowfare-recently-viewed';
const maxVisits = 12;
const changeEvent = 'glowfare:recently-viewed';
const noVisits: readonly number[] = [];

/** What was viewed, with one more product: newest first, each once. */
export function withVisit(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxVisits);
}

/** Whatever stands in the storage, as product ids; anything else is none. */
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
    // Storage may be forbidden; then nothing is remembered.
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

/** Remembers on this device, and nowhere else, that a product was looked at. */
export function rememberVisit(id: number): void {
  write(withVisit(parseVisits(readText()), id));
}

export function forgetVisits(): void {
  write(noVisits);
}

let lastText: string | null = null;
let lastIds = noVisits;

/** The products last looked at on this device, newest first; the same list until it changes. */
export function readVisits(): readonly number[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastIds = parseVisits(text);
  }
  return lastIds;
}

/** Calls back when the list changes, here or in another tab. */
export function subscribeToVisits(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
