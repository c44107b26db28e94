/** The text on one line, with control characters replaced by spaces. */
export function asOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The text with its lines and tabs, without other control characters. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, '');
}
