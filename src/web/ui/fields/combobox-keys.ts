export type ComboboxMove = 'next' | 'previous' | 'choose' | 'close' | 'clear' | null;

interface ComboboxState {
  key: string;
  altKey: boolean;
  /** While an input method composes a word, Enter and arrows belong to it. */
  composing: boolean;
  open: boolean;
  highlighted: boolean;
  hasText: boolean;
}

/** The keys of the ARIA combobox pattern; null for other keys. */
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

/** The next option to highlight. Wraps around, with the text box between the last and the first. */
export function nextOption(
  keys: readonly string[],
  current: string | null,
  move: 'next' | 'previous',
): string | null {
  const at = current === null ? -1 : keys.indexOf(current);
  if (move === 'next') return keys[at + 1] ?? keys[0] ?? null;
  return at > 0 ? (keys[at - 1] ?? null) : (keys.at(-1) ?? null);
}
