/** What a key means to a box with a list under it. */
export type ComboboxMove = 'next' | 'previous' | 'choose' | 'close' | 'clear' | null;

interface ComboboxState {
  key: string;
  altKey: boolean;
  /** Enter and arrows belong to the input method while it is composing a word. */
  composing: boolean;
  open: boolean;
  highlighted: boolean;
  hasText: boolean;
}

/** The keys of the ARIA combobox pattern. null: the key is none of our business. */
export function comboboxMove(state: ComboboxState): ComboboxMove {
  const { key, altKey, open } = state;
  if (state.composing) return null;
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return altKey ? 'close' : 'previous';
  if (key === 'Enter') return open && state.highlighted ? 'choose' : null;
  if (key !== 'Escape') return null;
  if (open) return 'close';
  return state.hasText ? 'clear' : null;
}

/** The option to highlight next: round and round, from the box in either direction. */
export function nextOption(
  keys: readonly string[],
  current: string | null,
  move: 'next' | 'previous',
): string | null {
  const at = current === null ? -1 : keys.indexOf(current);
  if (move === 'next') return keys[at + 1] ?? keys[0] ?? null;
  return at > 0 ? (keys[at - 1] ?? null) : (keys.at(-1) ?? null);
}
