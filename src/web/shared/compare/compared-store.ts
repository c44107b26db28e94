import { maxCompared } from '~/domain/compare/compare-params';
import { comparedKey } from './compared-key';

/** A product that was chosen for comparison on this device. */
export interface Compared {
  id: number;
  name: string;
}

const changeEvent = 'glowfare:compare';
const maxNameLength = 200;
const nothing: readonly Compared[] = [];

/** Parses stored products and drops invalid ones. */
export function parseCompared(text: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return nothing;
    const byId = new Map<number, Compared>();
    for (const each of value) {
      if (typeof each !== 'object' || each === null) continue;
      const { id, name }: { id?: unknown; name?: unknown } = each;
      if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0) continue;
      if (typeof name === 'string') byId.set(id, { id, name: name.slice(0, maxNameLength) });
    }
    return [...byId.values()].slice(0, maxCompared);
  } catch {
    return nothing;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(comparedKey);
  } catch {
    // Storage may be blocked; what is chosen then lasts until the page is left.
    return lastText;
  }
}

function write(products: readonly Compared[]): void {
  const text = products.length === 0 ? null : JSON.stringify(products);
  try {
    if (text === null) localStorage.removeItem(comparedKey);
    else localStorage.setItem(comparedKey, text);
  } catch {
    lastText = text;
    lastProducts = parseCompared(text);
  }
  window.dispatchEvent(new Event(changeEvent));
}

let lastText: string | null = null;
let lastProducts = nothing;

/** The chosen products; the same array until it changes. */
export function readCompared(): readonly Compared[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastProducts = parseCompared(text);
  }
  return lastProducts;
}

/** Adds a product, or removes it if it is chosen already; returns false if there is no room for it. */
export function toggleCompared(product: Compared): boolean {
  const chosen = readCompared();
  if (chosen.some(({ id }) => id === product.id)) removeCompared(product.id);
  else if (chosen.length >= maxCompared) return false;
  else write([...chosen, product]);
  return true;
}

export function removeCompared(id: number): void {
  write(readCompared().filter((product) => product.id !== id));
}

export function clearCompared(): void {
  write(nothing);
}

/** Calls back when the choice changes, in any tab. */
export function subscribeToCompared(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
