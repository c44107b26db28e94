/** Sets a field's value and fires an input event, so that the form validates it again. */
export function setInputValue(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
