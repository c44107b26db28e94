/** Writes into a field as if somebody had typed it, so that the form looks at it again. */
export function setInputValue(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
